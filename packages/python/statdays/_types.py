"""Types of arguments, so that mypy and pyright refuse what a call would refuse."""

from __future__ import annotations

from typing import Literal

# fmt: off
#: Canada, a province or a territory: ``on``, ``ON`` or ``CA-ON``; ``ca`` for federal law.
PlaceCode = Literal[
    "ca", "ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt",
    "CA", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT",
    "CA-AB", "CA-BC", "CA-MB", "CA-NB", "CA-NL", "CA-NS", "CA-NT", "CA-NU", "CA-ON",
    "CA-PE", "CA-QC", "CA-SK", "CA-YT",
]
# fmt: on

#: The ID of a list.
ListId = Literal[
    "interpretation-ca",
    "bills-of-exchange-ca",
    "federal-courts-ca",
    "interpretation-on",
    "civil-procedure-on",
    "interpretation-qc",
    "civil-procedure-qc",
    "administrative-tribunal-qc",
    "financial-markets-tribunal-qc",
    "interpretation-nl",
    "federal-public-service",
    "public-service-ab",
    "public-service-bc",
    "tsx",
    "canada-post",
    "payments",
    "cra",
]

#: Which holidays are included besides the statutory ones.
Include = Literal["all"]

WeekendName = Literal["sat,sun", "sun", "fri,sat", "none"]

#: Whether holidays on a weekend are taken on the next working day, as most employers do.
Substitute = Literal["none", "next"]

Language = Literal["en", "fr"]
