"""Counting and finding bits: one machine instruction each when compiled."""

from typing import Any

from hoyle_verify.solve.kernel.jit import primitive


def _false(_builder: Any) -> Any:
    """Say that zero is an argument like any other."""
    from llvmlite import ir

    return ir.Constant(ir.IntType(1), 0)


@primitive(lambda builder, bits: builder.ctpop(bits))
def count(bits: int) -> int:
    """Count the bits that are set."""
    return bits.bit_count()


@primitive(lambda builder, bits: builder.cttz(bits, _false(builder)))
def lowest(bits: int) -> int:
    """Give the position of the lowest bit that is set; 64 if none is."""
    return (bits & -bits).bit_length() - 1 if bits else 64


@primitive(lambda builder, bits: builder.sub(_bits(builder, 63), builder.ctlz(bits, _false(builder))))
def highest(bits: int) -> int:
    """Give the position of the highest bit that is set; -1 if none is."""
    return bits.bit_length() - 1


def _bits(_builder: Any, number: int) -> Any:
    from llvmlite import ir

    return ir.Constant(ir.IntType(64), number)
