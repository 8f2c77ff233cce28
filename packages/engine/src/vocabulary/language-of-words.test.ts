import { expect, test } from 'vitest'
import { languageOfWords } from './language-of-words.ts'

test.each([
  ['german', 'Kontoauszug Buchungstag Wertstellung Verwendungszweck Betrag alter Kontostand Übertrag'],
  ['french', 'Relevé de compte Date Libellé Débit Crédit solde précédent virement janvier février'],
  ['spanish', 'Extracto de cuenta fecha concepto cargo abono saldo anterior enero febrero importe'],
  ['portuguese', 'Extrato data descrição débito crédito saldo anterior janeiro fevereiro março lançamento'],
  ['italian', 'Estratto conto data valuta descrizione dare avere saldo iniziale gennaio febbraio'],
  ['dutch', 'Rekeningafschrift datum omschrijving af bij bedrag vorig saldo januari maart rekening'],
  ['polish', 'Wyciąg data operacji opis kwota saldo początkowe styczeń luty marzec'],
  ['turkish', 'Hesap ekstresi işlem tarihi açıklama tutar bakiye önceki dönem borcu ocak şubat'],
  ['czech', 'Výpis z účtu datum částka zůstatek počáteční platba kartou leden únor březen'],
  ['slovak', 'Výpis z účtu dátum zaúčtovania popis suma počiatočný zostatok konečný zostatok január jún júl'],
  ['hungarian', 'Számlakivonat könyvelés napja összeg nyitó egyenleg záró egyenleg január február'],
  ['swedish', 'Kontoutdrag bokföringsdag belopp saldo ingående utgående insättning uttag januari'],
  ['danish', 'Kontoudskrift bogført beløb saldo primo indbetaling udbetaling januar februar rentedato'],
  ['norwegian', 'Kontoutskrift bokført beløp saldo inngående utgående innskudd uttak rentedato'],
  ['finnish', 'Tiliote kirjauspäivä määrä saldo tilin tammikuu helmikuu maaliskuu pano otto'],
  ['romanian', 'Extras de cont data tranzacției detalii debit credit sold inițial ianuarie februarie martie'],
  ['english', 'Statement date description paid in paid out balance brought forward January February'],
])('%s is known by its words', (language, text) => {
  expect(languageOfWords(text.split(' '))).toBe(language)
})

test.each(['', 'Buchungstag Betrag', '12.50 01.02.2024', 'Total 5'])('nothing is known of %j', (text) => {
  expect(languageOfWords(text.split(' '))).toBeNull()
})
