"""Neither ends when its input closes nor heeds any signal that can be ignored."""

import signal
import time

from hoyle_verify.hap.requests import Bye
from tests.verify.conform.fakes.honest import say, serve, truth

if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    serve(lambda request: say(truth(request)), lambda request: not isinstance(request, Bye))
    time.sleep(60)
