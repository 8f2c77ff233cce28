import type { Texts } from '../setting/account-book.ts'

/** Invented narrations by where they are printed, with the traps that such ones hold: dates, amounts and balances. */

export const NORDIC: Texts = {
  outgoing: ['GRÖNA SUPERMARKET ~~~', 'Autogiro Telefon ~~~~~~~~~', 'Betalning till Anna', 'Hyra mars'],
  incoming: ['LÖN ACME AB', 'Betalning från Erik', 'Insättning'],
}

export const ICELANDIC: Texts = {
  outgoing: [
    'Græni markaðurinn Reykjavík',
    'Millifærsla húsaleiga',
    'Úttekt hraðbanki ~~~~',
    'Þjónustugjald',
  ],
  incoming: ['Laun ACME ehf', 'Millifærsla Jón Dæmi', 'Vextir'],
}

export const ESTONIAN: Texts = {
  outgoing: ['ROHELINE TURG TALLINN', 'Üür korter 2', 'Sularaha ATM ~~~~', 'Teenustasu'],
  incoming: ['Palk ACME OÜ', 'Ülekanne Mari Näidis', 'Intress'],
}

export const POLISH: Texts = {
  outgoing: [
    'ZAKUP PRZY UZYCIU KARTY ZIELONY TARG ~~~~ WARSZAWA',
    'PRZELEW ZEWNETRZNY WYCHODZACY CZYNSZ 4/2024',
    'OPLATA ZA KARTE',
    'ZAKUP E-COMMERCE TARGOWISKO',
  ],
  incoming: ['PRZELEW PRZYCHODZACY WYNAGRODZENIE', 'ZWROT ZAKUPU'],
}

export const CROATIAN: Texts = {
  outgoing: [
    'ZELENA TRŽNICA ZAGREB ~~~~',
    'Trajni nalog najam stana',
    'Isplata na bankomatu ~~~~',
    'Naknada za vođenje',
  ],
  incoming: ['Plaća ACME d.o.o.', 'Uplata gotovine', 'Povrat Ivan Primjer'],
}

export const GREEK: Texts = {
  outgoing: ['ΑΓΟΡΑ ΠΡΑΣΙΝΗ ΑΓΟΡΑ ΑΘΗΝΑ', 'ΠΛΗΡΩΜΗ ΔΕΗ ~~~~~~~~', 'ΑΝΑΛΗΨΗ ATM ~~~~', 'ΜΕΤΑΦΟΡΑ ΕΝΟΙΚΙΟ'],
  incoming: ['ΜΙΣΘΟΔΟΣΙΑ ACME ΑΕ', 'ΕΜΒΑΣΜΑ ΑΠΟ ΓΙΑΝΝΗΣ', 'ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ'],
}

export const RUSSIAN: Texts = {
  outgoing: [
    'Супермаркеты ZELENY RYNOK MOSCOW RUS',
    'Перевод с карты Перевод для П. Иван',
    'Прочие расходы',
    'Комиссия за перевод',
  ],
  incoming: ['Перевод на карту Перевод от А. Мария', 'Зарплата ООО ПРИМЕР', 'Возврат покупки'],
}

export const UKRAINIAN: Texts = {
  outgoing: ['Зелений ринок Київ', 'Переказ на картку ~~~~', 'Комунальні послуги', 'Зняття готівки'],
  incoming: ['Зарплата ТОВ Приклад', 'Переказ від Марія П.', 'Повернення коштів'],
}

export const BULGARIAN: Texts = {
  outgoing: ['ПОС ЗЕЛЕН ПАЗАР СОФИЯ', 'Превод наем', 'Такса поддръжка', 'Теглене АТМ ~~~~'],
  incoming: ['Заплата АКМЕ ЕООД', 'Получен превод Иван Примеров', 'Лихва'],
}
