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
    figure:
      '=adet|=birim fiyat|=litre|=kur|=taksit|=puan|=bonus|=maxipuan|=worldpuan|=parapuan|kazanılan puan|taksit bilgisi|kalan tutar taksit|kalan taksit|kalan tutar',
    marker: '=borç alacak|=b a',
    valueDate: 'valör tarihi',
    charge: 'masraf|komisyon',
    balance: 'bakiye|=kalan|kalan anapara|kalan borç',
    debit: 'borç|çıkan|gider|giden|çekilen|ödenen|=harcama|=çekiş|=ödeme|=çıkış|giderler',
    credit: 'alacak|giren|gelir|gelen|yatan|yatırılan|=yatırma|=giriş|gelirler|=tahsilat',
    amount: 'tutar|işlem tutarı|miktar|meblağ|=değer',
    date: 'tarih|işlem tarihi|işlem zamanı',
    reference: 'referans|dekont',
    description:
      'açıklama|kanal|tür|işlem|işlemler|detay|işlem açıklaması|açıklamalar|işlem tipi|tip|işlem türü|karşı taraf|gönderen|=alıcı|alıcı adı|=kategori|tanım|=şube|=not|=notlar|=detaylar|=ünvan|=işyeri|üye işyeri|=durum|=yer|=hareket',
  },
  odometer: 'km sayacı',
  rows: {
    opening:
      'açılış bakiyesi|devreden bakiye|önceki bakiye|devir bakiyesi|başlangıç bakiyesi|önceki dönem bakiyesi|önceki dönem borcu|önceki dönem hesap özeti borcu|önceki hesap özeti borcu|geçen dönem borcu|dönem başı bakiyesi|eski bakiye|ilk bakiye|=önceki dönem|bir önceki dönem|önceki hesap özeti bakiyesi|bir önceki hesap özeti bakiyeniz|bir önceki hesap özeti bakiyesi',
    closing:
      'kapanış bakiyesi|dönem borcu|dönem borcunuz|son bakiye|dönem sonu bakiyesi|güncel bakiye|mevcut bakiye|ekstre borcu|kapanış bakiye|dönem sonu borcu|hesap özeti borcu',
    forward: 'bakiye|=devir|devreden|nakli yekün',
    total: 'toplam|ara toplam|genel toplam|toplamı|toplamlar',
  },
  earlier: 'önceki',
  rewards: 'puan',
  pending:
    'bekleyen işlemler|provizyondaki işlemler|provizyon işlemleri|gelecek dönem taksitleri|gelecek dönem işlemleri|kalan taksitler|bloke işlemler',
  sections: { credit: 'gelen|yatan|alacaklar', debit: 'giden|çekilen|harcamalar|borçlar' },
  bankTexts: { debit: 'ücret|ücreti|komisyon|faiz tutarı', back: 'iade' },
  markers: { debit: 'BORÇ|B', credit: 'ALACAK|A' },
  account: 'hesap|hesap no|hesap numarası|kart no|kart numarası',
  currency: 'para birimi|döviz cinsi|döviz|döviz kodu|döviz türü',
  number: 'numarası|no',
  until: 'ile|ilâ|kadar|ve',
  firstDay: 'başlangıç tarihi',
  lastDay: 'bitiş tarihi',
  merchant: 'işyeri|üye işyeri|işyeri adı',
  card: 'kart limiti|asgari ödeme|dönem borcu|son ödeme tarihi|minimum ödeme|asgari tutar|asgari ödeme tutarı|dönem borcunuz|ekstre borcu|nakit avans limiti|nakit çekim limiti|hesap kesim tarihi',
  closingDay: 'ekstre tarihi|hesap kesim tarihi|kesim tarihi',
  cardTitle: 'kredi kart',
  possessive: 'i|u|si|su',
  dayLast: 'tarih|tarihi',
  otherNumber:
    'müşteri no|müşteri numarası|şube|şube kodu|şube no|vergi no|vergi numarası|tc kimlik no|tckn|sayfa|ekstre no|swift|telefon',
  end: 'ekstre sonu|hesap özeti sonu|özet',
  heldAccount: 'vadesiz hesap|vadesiz mevduat|mevduat hesabı',
  owedBalance: 'kalan anapara|kalan borç|kalan ana para',
  interest: 'faiz',
  repaid: 'anapara|ana para',
  loan: 'kredi hesabı|kredi hesap özeti|ihtiyaç kredisi|konut kredisi|taşıt kredisi',
  pageTurn: 'sonraki sayfa|sonraki sayfada|sonraki sayfaya|önceki sayfa|önceki sayfadan',
}
