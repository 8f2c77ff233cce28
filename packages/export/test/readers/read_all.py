"""Reads a folder of exports with programs that others wrote, and writes what they saw into a file, as JSON."""

import csv
import json
import sys
from pathlib import Path

import ironcalc
import mt940
import openpyxl
from beancount import loader
from beancount.core.data import Transaction
from lxml import etree
from ofxtools.Parser import OFXTree
from pycamt.parser import Camt053Parser
from quiffen import Qif


def ofx(path):
    tree = OFXTree()
    tree.parse(str(path))
    return [
        [[row.dtposted.date().isoformat(), float(row.trnamt)] for row in statement.transactions]
        for statement in tree.convert().statements
    ]


def qif(path):
    accounts = Qif.parse(str(path), day_first=False).accounts.values()
    lists = [rows for account in accounts for rows in account.transactions.values()]
    return [[[row.date.date().isoformat(), float(row.amount)] for row in rows] for rows in lists]


def swift(path):
    statements = mt940.parse(str(path))
    return [
        [[row.data["entry_date"].isoformat(), float(row.data["amount"].amount)] for row in statement.transactions]
        for statement in [statements]
    ]


def camt(path):
    rows = Camt053Parser(path.read_bytes()).get_transactions()
    sign = {"CRDT": 1, "DBIT": -1}
    return [[[row["BookingDate"], sign[row["CreditDebitIndicator"]] * float(row["Amount"])] for row in rows]]


def bean(path):
    entries, errors, _ = loader.load_file(str(path))
    rows = [entry for entry in entries if isinstance(entry, Transaction) and "id" in entry.meta]
    return {
        "errors": [error.message for error in errors],
        "rows": [[row.date.isoformat(), float(row.postings[0].units.number)] for row in rows],
    }


def xlsx(path):
    book = openpyxl.load_workbook(path)
    sheet = book[book.sheetnames[1]]
    return {
        "sheets": book.sheetnames,
        "frozen": sheet.freeze_panes,
        "filter": sheet.auto_filter.ref,
        "types": [[cell.data_type for cell in row] for row in sheet.iter_rows(min_row=2, max_row=3)],
        "dates": [sheet["A2"].is_date, sheet["A2"].value.date().isoformat()],
        "formulas": [cell.value for cell in book["Summary"][2] if cell.data_type == "f"],
    }


def sums(path):
    """What a spreadsheet's own arithmetic makes of the summary, and again after a debit has been mistyped."""
    book = ironcalc.load_from_xlsx(str(path), "en", "UTC", "en")
    names = [sheet["name"] for sheet in book.get_worksheets_properties()]
    summary, first, debit = names.index("Summary"), 1, 5

    def computed():
        book.evaluate()
        return [[book.get_cell_value(summary, row, column) for column in range(3, 10)] for row in (2, 3)]

    before = computed()
    book.set_user_input(first, 2, debit, str(book.get_cell_value(first, 2, debit) + 0.01))
    return {"before": before, "after": computed()}


def lines(folder, program):
    """The rows of each of a program's files, by Python's own reader, after what stands before the first letter."""
    return [
        {"bytes": path.stat().st_size, "rows": list(csv.reader(path.open(encoding="utf-8", newline="")))}
        for path in sorted(folder.glob(f"{program}_*.csv"))
    ]


def tally(path):
    return [
        {
            "id": voucher.get("REMOTEID"),
            "kind": voucher.findtext("VOUCHERTYPENAME"),
            "date": voucher.findtext("DATE"),
            "entries": [
                [entry.findtext(name) for name in ("LEDGERNAME", "ISDEEMEDPOSITIVE", "AMOUNT")]
                for entry in voucher.findall("ALLLEDGERENTRIES.LIST")
            ],
        }
        for voucher in etree.parse(str(path)).getroot().iter("VOUCHER")
    ]


folder = Path(sys.argv[1])
seen = {
    "ofx": ofx(folder / "ofx.ofx"),
    "qbo": ofx(folder / "qbo.qbo"),
    "qif": qif(folder / "qif.qif"),
    "mt940": swift(folder / "mt940.sta"),
    "camt053": camt(folder / "camt053.xml"),
    "beancount": bean(folder / "beancount.beancount"),
    "xlsx": xlsx(folder / "xlsx.xlsx"),
    "sums": sums(folder / "xlsx.xlsx"),
    "tally": tally(folder / "tally.xml"),
    "csv": {
        program: lines(folder, program)
        for program in ("xero", "quickbooks-us", "quickbooks-uk", "freeagent")
    },
}
Path(sys.argv[2]).write_text(json.dumps(seen), encoding="utf-8")
