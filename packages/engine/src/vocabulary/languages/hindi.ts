import type { Language } from '../language.ts'

/** As Indian banks print it: in Latin letters or in Devanagari, mostly beside English. */
export const hindi: Language = {
  months: [
    'janvari farvari march aprail mai joon julai agast sitambar aktoobar navambar disambar',
    'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  ],
  weekdays: 'somvar mangalvar budhvar guruvar shukravar shanivar ravivar',
  titles: {
    figure: '=मात्रा',
    marker: '=naame jama|=nikasi jama|=नामे जमा',
    serial: '=kram sankhya|=kram|=क्रम संख्या|=क्रमांक',
    valueDate: 'mulya tithi|mulya tarikh|mulya dinank|मूल्य तिथि|मूल्य दिनांक',
    balance: 'shesh|sesh|shesh rashi|bakaya|शेष|शेष राशि|बकाया|बैलेंस',
    debit: 'naame|name rashi|nikasi|aaharan|aharan|nikala|नामे|निकासी|आहरण|निकाला|डेबिट',
    credit: 'jama|jama rashi|जमा|क्रेडिट',
    amount: 'rashi|raashi|राशि',
    date: 'dinank|dinaank|tithi|tarikh|lenden tithi|दिनांक|तिथि|तारीख',
    reference: 'sandarbh|sandarbh sankhya|check sankhya|chek sankhya|संदर्भ|चेक संख्या|चेक',
    description: 'vivaran|prakar|vivran|lenden vivaran|len den|विवरण|लेनदेन|टिप्पणी|ब्यौरा',
  },
  rows: {
    opening: 'prarambhik shesh|aarambhik shesh|prarambhik jama|प्रारंभिक शेष|आरंभिक शेष|aarambhik shesh rashi',
    closing: 'antim shesh|samapan shesh|अंतिम शेष',
    forward: 'pichhla shesh|aage le jaya gaya|पिछला शेष|shesh aage laya|shesh aage le gaya',
    total: 'kul|kul yog|yog|कुल|योग',
  },
  sections: { credit: 'jama', debit: 'nikasi|aaharan' },
  markers: { debit: 'NAAM|NAAME|NIKASI|नामे', credit: 'JAMA|जमा' },
  account: 'khata|khata sankhya|खाता|खाता संख्या',
  until: 'se|tak|से|तक',
  cardTitle: 'credit card|क्रेडिट कार्ड',
  dayLast: 'tithi|dinank|tarikh|दिनांक|तिथि|तारीख',
  card: 'न्यूनतम देय राशि|कुल देय राशि|न्यूनतम देय',
  creditLimit: 'क्रेडिट सीमा|ऋण सीमा',
  repaid: 'मूलधन',
  interest: 'ब्याज',
  owedBalance: 'बकाया मूलधन',
  loan: 'ऋण खाता|ऋण खाते',
  pageTurn: 'अगले पृष्ठ|पिछले पृष्ठ',
}
