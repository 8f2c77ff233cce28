import type { Texts } from '../setting/account-book.ts'

/** Invented narrations of Asia; columns, or lines, are parted by strokes. */

/** The number of a cheque stands behind the stroke. */
export const COOPERATIVE_OF_GUJARAT: Texts = {
  outgoing: [
    'TO CLG NAMUNA CEMENT AGENCY|~~~~~~',
    'TO SELF|~~~~~~',
    'TO TRF A/C 0021~~~~',
    'TO NEFT UDAHARAN TRADERS',
    'TO SMS CHG QTR',
    'TO ACH DR NAMUNA LIC',
  ],
  incoming: ['BY CASH', 'BY CLG UDAHARAN DAIRY|~~~~~~', 'BY NEFT NAMUNA MILK UNION', 'BY INT'],
}

/** The number of a cheque stands behind the stroke. */
export const BRANCH_OF_BARODA: Texts = {
  outgoing: [
    'UPI/~~~~~~~~~~~~/namunakirana@exb/GROCERY',
    'CHQ PAID - UDAHARAN MOTORS|~~~~~~',
    'ATM/CASH/ALKAPURI/~~~~',
    'NACH-DR-NAMUNA FINANCE EMI ~~~~~~',
    'IMPS-OUT/~~~~~~~~~~~~/R NAMUNA',
  ],
  incoming: [
    'SALARY NAMUNA PHARMA LTD',
    'UPI/~~~~~~~~~~~~/udaharan@exb/RENT SHARE',
    'CLG CHQ DEP EXAMPLE BANK|~~~~~~',
    'INT CREDIT QTR',
  ],
}

/** The kind of the transaction stands behind the stroke. */
export const SAVER_OF_KERALA: Texts = {
  outgoing: [
    'UPIOUT/~~~~~~~~~~~~ namunabakers@exb/5814|TFR',
    'POS/~~~~~~~~/UDAHARAN SUPERMARKET KOCHI|TFR',
    'CASH WITHDRAWAL ALUVA|CASH',
    'ACH/NAMUNA MUTUAL SIP/~~~~~~~~|CLG',
    'SMS CHARGES JAN-MAR|CHG',
  ],
  incoming: [
    'NEFT/EXDMN~~~~~~~~~/NAMUNA SPICES PVT LTD|FT',
    'UPI IN/~~~~~~~~~~~~ udaharan@exb/0000|TFR',
    'CASH DEPOSIT KALOOR|CASH',
  ],
}

/** Names of channels stand behind the stroke. */
export const WALLET_OF_POKHARA: Texts = {
  outgoing: [
    'Paid for Namuna Khanepani, Customer ~~~~~|App',
    'Topup 98~~~~~~~~ Prepaid|App',
    'Fund transferred to 98~~~~~~~~ Udaharan Gurung|Web',
    'QR payment to Phewa Namuna Kirana|App',
    'Bank transfer to Example Bikas Bank ~~~~|App',
  ],
  incoming: [
    'Money received from 98~~~~~~~~ Namuna Thapa|App',
    'Loaded from Example Bikas Bank|Web',
    'Cashback on Topup 98~~~~~~~~|System',
  ],
}

/** The number of a cheque stands behind the stroke. */
export const CURRENT_OF_COLOMBO: Texts = {
  outgoing: [
    'CHEQUE|~~~~~~',
    'CHEQUE IN CLEARING|~~~~~~',
    'SLIPS SAMPLE LEASING PLC',
    'CEFTS TRF UDARA SAMPLE',
    'STANDING ORDER EXAMPLE SCHOOL',
    'CHEQUE BOOK CHARGES',
  ],
  incoming: [
    'CASH DEPOSIT - PETTAH',
    'CEFTS SAMPLE TEA BROKERS',
    'CHEQUE DEPOSIT|~~~~~~',
    'SLIPS EXAMPLE HOTELS',
  ],
}

/** Names of channels stand behind the stroke. */
export const SALARY_OF_MANAMA: Texts = {
  outgoing: [
    'Payment to Sample Telecom ~~~~~~~~|Mobile',
    'POS Example Hypermarket Seef|Card',
    'Instant transfer to Yusuf Sample|Mobile',
    'Cash withdrawal Adliya ~~~~|ATM',
    'Standing order Example Nursery|Branch',
  ],
  incoming: [
    'Salary Sample Aluminium WLL|WPS',
    'Instant transfer from Mariam Example|Mobile',
    'Profit paid|System',
  ],
}

/** Other money stands in braces on a line of its own. */
export const CARD_OF_MANILA: Texts = {
  outgoing: [
    'HALIMBAWA GROCER MAKATI PH',
    'CLOUDBOX*STORAGE SEATTLE US|{56.2}',
    'SAMPOL FUEL STN ~~~~ QUEZON CITY PH',
    'HALIMBAWA AIR MANILA PH',
    'STREAMBOX.COM LOS GATOS US|{56.35}',
    'SAMPOL PHARMACY PASIG PH',
    'FINANCE CHARGE',
  ],
  incoming: ['PAYMENT - THANK YOU', 'REVERSAL HALIMBAWA GROCER MAKATI PH'],
}

/** Behind the strokes stand a name and details of the payment. */
export const FIRM_OF_IPOH: Texts = {
  outgoing: [
    'RFLX DUITNOW DR|CONTOH HARDWARE SDN BHD|INV ~~~~~',
    'RFLX IBG DR|SAMPEL LOGISTIK|FREIGHT {m}/24',
    'CHQ CLEARING DR|TAN AH CONTOH|CHQ ~~~~~~',
    'DIRECT DEBIT|SAMPEL AIR PERAK BHD|ACC ~~~~~~~~',
    'SERVICE CHARGE||MONTHLY',
  ],
  incoming: [
    'INWARD IBG|CONTOH ENGINEERING PLT|PROGRESS CLAIM ~~',
    'DUITNOW CR|SAMPEL STEEL WORKS SDN BHD|INV ~~~~~ BALANCE',
    'CASH DEPOSIT|LIM CONTOH|COUNTER IPOH',
  ],
}
