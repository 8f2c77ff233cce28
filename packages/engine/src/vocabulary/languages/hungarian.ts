import type { Language } from '../language.ts'

export const hungarian: Language = {
  months: [
    'január február március április május június július augusztus szeptember október november december',
  ],
  weekdays: 'hétfő kedd szerda csütörtök péntek szombat vasárnap',
  titles: {
    figure: '=mennyiség|=egységár|=árfolyam|eredeti összeg|=pont|=pontok',
    marker: '=t j|=j t|=tartozik követel|=be ki|=terhelés jóváírás|=terhelés vagy jóváírás|=irány',
    serial: '=sorszám|=ssz',
    valueDate: 'értéknap|értékdátum',
    charge: 'díj|jutalék',
    balance: 'egyenleg|záróegyenleg|fennálló tőke|fennálló tartozás',
    debit: 'terhelés|terhelések|kiadás|kiadások|kifizetés|kifizetések|tartozik|kimenő|=terhelt',
    credit: 'jóváírás|jóváírások|bevétel|bevételek|befizetés|befizetések|követel|bejövő|=jóváírt',
    amount: 'összeg|forgalom|összege|tranzakció összege',
    date: 'dátum|=könyvelés|könyvelés dátuma|könyvelési nap|könyvelés napja|=nap',
    reference:
      'hivatkozás|azonosító|bizonylat|bizonylatszám|tranzakció azonosító|kivonat sorszáma|kivonatszám',
    description:
      'megnevezés|típus|művelet|leírás|közlemény|tranzakció|szöveg|megjegyzés|jogcím|név|=neve|partner|ellenoldali|megbízás|=kategória|=hely|=helye|kereskedő|kedvezményezett|megbízó|elnevezés|elfogadóhely|ügyfél neve|számla tulajdonosa|partner számla|partner számlaszáma|partner neve',
  },
  odometer: 'km óra állás|kilométeróra',
  rows: {
    opening:
      'nyitó egyenleg|nyitóegyenleg|előző egyenleg|induló egyenleg|előző havi egyenleg|kezdő egyenleg|=nyitó|előző időszaki egyenleg|egyenleg az időszak elején',
    closing:
      'záró egyenleg|záróegyenleg|új egyenleg|aktuális egyenleg|végegyenleg|=záró|időszak végi egyenleg|egyenleg az időszak végén',
    forward: 'egyenleg|áthozat|átvitel',
    total:
      'összesen|mindösszesen|részösszeg|összes jóváírás|összes terhelés|forgalom összesen|összes forgalom',
  },
  earlier: 'előző',
  pending:
    'függő tételek|könyvelésre váró tételek|zárolt tételek|zárolások|függőben lévő tranzakciók|kártyás foglalások',
  sections: { credit: 'jóváírások|bevételek|befizetések', debit: 'terhelések|kiadások|kifizetések' },
  bankTexts: { debit: 'díj|kamatterhelés', back: 'visszatérítés' },
  markers: { debit: 'T|TERHELÉS', credit: 'J|JÓVÁÍRÁS' },
  account: 'számlaszám|bankszámlaszám|számla',
  currency: 'devizanem|pénznem|devizaneme|deviza',
  until: 'ig|től',
  cardTitle: 'hitelkárty',
  possessive: 'a|e|ja|je',
  dayLast: 'dátum|dátuma|napja',
  number: 'szám|száma',
  balanceKinds: 'könyvelt',
  otherNumber:
    'kivonat száma|kivonatszám|kivonat sorszáma|oldal|ügyfélszám|ügyfélazonosító|adószám|bankfiók|swift|telefon',
  firstDay: 'időszak kezdete|kezdő dátum',
  lastDay: 'időszak vége|záró dátum',
  closingDay: 'kivonat dátuma|kivonat kelte',
  card: 'minimum fizetendő|minimálisan fizetendő|minimum fizetendő összeg|minimum visszafizetendő|minimálisan visszafizetendő|minimális visszafizetendő',
  heldAccount: 'lakossági számla|folyószámla|bankszámla|fizetési számla|pénzforgalmi számla',
  creditLimit: 'hitelkeret',
  end: 'kivonat vége|összesítő|összesítés|összefoglaló',
  owedBalance: 'fennálló tőke|fennálló tartozás',
  interest: 'kamat',
  repaid: 'tőke|tőketörlesztés',
  loan: 'hitelszámla|kölcsönszámla|jelzáloghitel',
  ofWhich: 'ebből',
  pageTurn: 'következő oldal|következő oldalon|előző oldal|előző oldalról|folytatás a',
}
