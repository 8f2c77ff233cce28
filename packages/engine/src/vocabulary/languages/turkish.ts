import type { Language } from '../language.ts'

export const turkish: Language = {
  months: ['ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'],
  weekdays: 'pazartesi salı çarşamba perşembe cuma cumartesi pazar pzt sal çar per cum cmt paz',
  days: {
    transaction: 'islem tarihi|işlem tarihi',
    posting: 'kayit tarihi|kayıt tarihi|muhasebe tarihi',
  },
  titles: {
    serial: '=sıra no|=sıra',
    figure: '=taksit|=puan',
    marker: '=borç alacak|=b a',
    valueDate: 'valör tarihi',
    charge: 'masraf|komisyon',
    balance: 'bakiye',
    debit: 'borç|çıkan|gider|giden|çekilen|ödenen',
    credit: 'alacak|giren|gelir|gelen|yatan|yatırılan',
    amount: 'tutar|işlem tutarı|miktar',
    date: 'tarih|işlem tarihi|işlem zamanı',
    reference: 'referans|dekont',
    description: 'açıklama|kanal|tür|işlem|detay|işlem açıklaması|açıklamalar|işlem tipi|tip|işlem türü',
  },
  rows: {
    opening:
      'açılış bakiyesi|önceki dönem borcu|devreden bakiye|önceki bakiye|devir bakiyesi|başlangıç bakiyesi',
    closing: 'kapanış bakiyesi|dönem borcu|son bakiye|dönem sonu bakiyesi',
    forward: 'bakiye|=devir|devreden|nakli yekün',
    total: 'toplam|ara toplam|genel toplam',
  },
  sections: { credit: 'gelen|yatan|alacaklar', debit: 'giden|çekilen|harcamalar|borçlar' },
  ownTexts: { debit: 'ücret|ücreti|komisyon|faiz tutarı', back: 'iade' },
  markers: { debit: 'BORÇ|B', credit: 'ALACAK|A' },
  account: 'hesap|hesap no|hesap numarası|kart no|kart numarası',
  currency: 'para birimi|döviz cinsi',
  number: 'numarası|no',
  until: 'ile|ilâ|kadar|ve',
  firstDay: 'başlangıç tarihi',
  lastDay: 'bitiş tarihi',
  card: 'kart limiti|asgari ödeme|dönem borcu',
  closingDay: 'ekstre tarihi|hesap kesim tarihi',
  cardTitle: 'kredi kart',
}
