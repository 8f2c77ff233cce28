import type { Language } from '../language.ts'

export const english: Language = {
  months: ['january february march april may june july august september october november december'],
  weekdays: 'monday tuesday wednesday thursday friday saturday sunday',
  days: {
    available: 'available date|availability date|date available|available on|funds available',
    transaction:
      'transaction date|trans date|tran date|txn date|date of transaction|purchase date|date of purchase|sale date|operation date|activity date',
    effective: 'effective date|eff date|eff dt|effective',
    posting:
      'posting date|report date|post date|posted|date posted|posted date|posted on|booking date|book date|entry date|process date|processed|date processed|processed date|processing date|received by us|date received|received date',
  },
  titles: {
    marker:
      '=dr cr|=cr dr|=debit credit|=credit debit|=d c|=c d|=db cr|=withdrawal deposit|=dt ct|=+ -|=type dr cr|=dr or cr',
    serial:
      '=serno|=ser no|=sno|=s no|=sr no|=sl no|=sr|=sl|=serial #|=serial no|=serial number|=no|=nr|=#|=line|=item|=seq|=srl|=srl no|=serial|=sequence|=seq no|=row|=record|=line no|=item no',
    valueDate: 'value date|value dt|val date|interest date|effective date|eff date|eff dt|=eff|value on',
    figure:
      'ytd|year to date|hijri date|=foreign spending|=foreign spend|=foreign amount|=foreign currency amount|=intl amount|=intl # amount|=international amount|=amount in foreign currency|=original amount|=transaction currency amount|=instalment|=installment|=instalments|=installments|=quantity|=qty|=units|no of units|=shares|=price|unit price|unit charge|unit cost|payments left|payments remaining|price gal|price gallon|price per gallon|price litre|price per litre|=ppu|=nav|=rate|exchange rate|reward points|reward pts|rewards|=points|=pts|points earned|bonus points|=items|=item count|=litres|=liters|=gallons|=odometer|=mileage|=r litre|=price l|daily cash|=cash back|=cashback|cash back earned|rewards earned|points earned|=miles|miles earned|award miles|=fx rate|=conversion rate|=page|=image|=image number|=image no|=image #|=expiration|=expiration date|=expiry|=expiry date|=expires|=expires on|=exp date|=promo expiration date|=maturity|=maturity date|=finish date',
    charge:
      '=charge|charges|interest charge|late charge|finance charge|service charge|late payment charge|bank charges|accrued bank charges|commission|fee|fees|vat|gst|tax|=levy|e levy',
    balance: 'balance|bal|running total|=balances|funds available',
    debit:
      'amount purchased|amount bought|amount subtracted|subtracted|debit|debits|withdrawal|withdrawals|withdrawn|paid out|money out|=out|payments|=dr|subtractions|debited|spent|expenses|charges debits|cheques debits|paid from|payments out|money paid out|outgoing|outflow|we paid|=sent|money paid|withdraw|withdrawl|withdrawls|withdrawel',
    credit:
      'amount sold|amount added|added|credit|credits|deposit|deposits|deposited|paid in|money in|=in|=cr|additions|credited|receipts|received|paid to|payments in|money paid in|incoming|inflow|lodgements|lodged|lodgement',
    amount:
      'amount|amt|=value|transaction amount|movement|=sum|=value of transaction|increased by|decreased by',
    date: 'date|dates|txn date|posted|post date|posting date|trans date|tran date|booking|booked|=day|=when|completion time|transaction time',
    reference:
      'transaction reference|ref|txid|reference|cheque|cheques|chq|check|=draft|=drafts|instrument|utr|=doc|=journal|journal no|voucher|=number|=order|order number|order no|order id|confirmation number|confirmation no|confirmation|rrn|receipt|slip|trace|batch',
    description:
      'description|=channel|descriptions|details|detail|particulars|narration|narrative|transaction|transactions|memo|remarks|payee|merchant|activity|=text|payment type and details|transaction details|transaction description|payment details|what|explanation|entry|entries|history|type|transaction type|voucher type|document type|=code|=account number|=card number|=card ending in|=name|=mode|=category|=categories|=notes|=note|=purpose|counterparty|counter party|beneficiary|recipient|remitter|sender|=info|=information|=comment|=comments|=status|=branch|=location|=place|=city|=teller|remark|booking text|=party',
  },
  odometer: 'odometer|odometer reading|odo reading|mileage|odo',
  rows: {
    opening:
      'opening balance|opening debit balance|opening credit balance|previous amount due|previous total amount due|op bal|beginning balance|starting balance|start balance|previous balance|previous monthly balance|last statement balance|balance at start|balance at the start|balance at beginning|balance at the beginning|balance from statement|balance from previous|last statement balance|opening bal|balance from last statement|balance last statement|balance on last statement|initial balance|=beginning cash|opening cash|=starting cash|beginning cash balance|opening cash balance|starting cash balance|cash opening balance|opening bal as|balance at previous statement|balance previous statement|balance of previous statement|balance at last statement|beginning bal|previous bal|prior balance|old balance|last month balance|last month s balance|last month s statement balance|last month statement balance|previous month balance|previous month s balance|balance last month|previous statement dues|previous dues|opening principal balance|beginning available balance|previous total balance',
    closing:
      'closing balance|closing debit balance|closing credit balance|statement closing balance|ending balance|ending available balance|end balance|remaining balance|=new balance|new account balance|final balance|balance at end|balance at the end|current balance|closing bal|total amount due|total payment due|total outstanding|total dues|total balance due|balance due|balance owing|amount owing|statement balance|balance this statement|balance at close|=ending cash|closing cash|ending cash balance|closing cash balance|cash closing balance|ending bal|new bal|balance at this statement|new balance this statement|=total due|=total balance|new total balance',
    forward:
      'balance brought forward|balance carried forward|brought forward|carried forward|balance b f|balance c f|balance forward|=b f|=c f|b f balance|c f balance|=balance|balance bf|balance cf|balance from previous page|balance to next page|balance at end of page|balance at the end of page|balance at end of this page|balance at start of page|balance at the start of page|balance end of page|balance carried over|carried over|=available balance',
    total:
      'total|totals|sub total|subtotal|grand total|page total|turnover|=sum|period total|closing totals|closing total|transaction count|number of transactions|no of transactions|number of items|total number of transactions|items totaling|net balance|net credits|net debits|net activity|net transactions|net change|net total|net movement',
  },
  earlier: 'previous|prior|preceding',
  pending:
    'pending transactions|pending transaction|pending card transactions|pending debit card transactions|pending authorizations|pending authorisations|pending payments|pending charges|pending activity|future transactions|future dated transactions|upcoming transactions|upcoming payments|scheduled payments|scheduled transactions|uncleared transactions|transactions pending|authorizations pending|outstanding authorizations|outstanding authorisations|transactions not yet posted|transactions not yet processed|unbilled transactions|memo postings|trades pending settlement|executed trades pending settlement|unsettled trades|trades not yet settled|pending settlement',
  sections: {
    credit:
      'deposits|deposit|additions|credits|payments and other credits|payments received|refunds|money in|paid in|payments and credits|credit transactions|receipts|incoming payments|payments to your account',
    debit:
      'withdrawals|withdrawal|subtractions|debits|checks|cheques|checks paid|fees|fees charged|service fees|purchases|purchase|charges|interest charged|cash advances|money out|paid out|card purchases|electronic payments|payments|other subtractions|deductions|atm|debit transactions|outgoing payments',
  },
  bankTexts: {
    debit: 'fee|fees|service charge|finance charge|interest charge|interest charged|late charge|penalty',
    credit: 'payment thank you|thank you for your payment|payment received thank you|payment received',
    back: 'refund|reversal|reversed|waived|refunded|rebate',
  },
  beginnings: {
    debit:
      'paid to|sent to|transfer to|transferred to|payment to|money sent to|sent money to|you paid|you sent',
    credit:
      'received from|transfer from|transferred from|payment from|money received from|received money from|you received|refund from',
  },
  trades: { debit: 'buy|bought', credit: 'sell|sold' },
  vouchers: { debit: 'payment', credit: 'receipt' },
  markers: {
    debit: 'DR|D|OD|DB|DEBIT|WITHDRAWAL|OUT|DT',
    credit: 'CR|C|K|CREDIT|DEPOSIT|IN|CT|KT',
  },
  account:
    'account|loan number|loan no|agreement number|agreement no|a/c|acct|member number|member no|membership number|client number|card|iban',
  otherNumber:
    'sort code|nsc|branch|branch code|routing number|transit|bsb|ifsc|ifsc code|micr|micr code|swift|bic|statement no|statement number|customer id|cif|cif no|phone|tel|enquiry line|helpline|hotline|line on|customer no|customer number|client id|page|page no|sheet no|bank code|clearing number|statement id|branch no|branch number',
  accountKind:
    'checking|chequing|savings|money market|share draft|vacation club|christmas club|holiday club|share certificate|regular share',
  currency: 'currency|ccy|amounts in',
  number: 'number|no|num|id',
  until: 'to|through|thru|until|till|and',
  firstDay:
    'from|from date|date from|start date|opening date|statement starts|statement start|statement begins|period start|beginning date',
  lastDay: 'to|to date|closing date|date to|end date|statement ends|statement end|period end|ending date',
  rewards: 'cash back|cashback|rewards|reward|rewardcash|points|miles|loyalty',
  merchant:
    'merchant|merchant name|merchant details|merchant group|merchant category|merchant location|merchant name and location|establishment',
  card: 'credit access line|total credit line|cash advance limit|available credit|minimum payment|payment due date|minimum amount due|total amount due|previous statement balance|minimum due|interest charge calculation|balance subject to interest rate|total fees for this period|total interest for this period|days in billing cycle|autopay from|card spend|purchases and other charges|purchases & other charges|cash advance fees|minimum repayment|minimum monthly repayment|minimum monthly payment|minimum amount payable|cash limit|cash advance line|credit available|total payment due',
  heldAccount:
    'current account|checking account|chequing account|savings account|deposit account|transaction account',
  creditLimit: 'credit limit',
  articles: 'your|the|equals',
  closingDay:
    'statement date|statement ending|activity through|transactions through|statement thru date|through date|thru date|statement closing date|closing date|statement as of|period ending|date of statement|statement end date|statement ends|=as at|=as of|=as on',
  owedBalance:
    'balance owing|balance owed|amount owed|amount owing|principal balance|loan balance|balance due|payoff balance|payoff amount|outstanding principal|principal outstanding',
  owedTitles: {
    debit: 'advances|purchases|charges|charged|increased by',
    credit: 'payments|payment|repayments|repayment|repaid|decreased by',
  },
  cardTitle:
    '=card statement|credit card|charge card|mastercard|fuel card|fleet card|store card|purchasing card|corporate card|commercial card',
  debitCard: 'debit card|debit mastercard|mastercard debit',
  ofYear: 'year to date|ytd|this year|so far this year|calendar year|tax year',
  end: 'end of statement|end of the statement|end of report|end of transactions|end of account statement|end of list|no more transactions|summary|account summary|statement summary|summary of account|overview',
  dateParts: 'day month year|dd mm yy|dd mm yyyy',
  balanceKinds: 'principal|ledger|book|cleared|cash|outstanding',
  dayFirst: 'date',
  dayLast: 'date',
  eitherWay: 'adjustments|corrections|reversals',
  interest: 'interest|applied to interest|to interest',
  repaid: 'principal|principal paid|to principal|applied to principal',
  loan: 'loan statement|loan account|merchant cash advance|home loan|student loan|personal loan|car loan|auto loan|vehicle loan|mortgage statement|mortgage account|loan transaction history|installment sale|instalment sale|vehicle finance|home equity line|business line of credit|personal line of credit',
  ofWhich: 'of which|thereof',
  pageTurn:
    'next page|following page|previous page|preceding page|page overleaf|continued overleaf|continues overleaf|continued over page|continued over the page|continued on reverse|continued on page|continues on page|continued from page|=continued|=cont|=cont d',
}
