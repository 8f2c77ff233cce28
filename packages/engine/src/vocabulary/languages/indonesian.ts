import type { Language } from '../language.ts'

export const indonesian: Language = {
  months: [
    'januari februari maret april mei juni juli agustus september oktober november desember',
    'januari pebruari maret april mei juni juli agustus september oktober nopember desember',
    'jan peb mar apr mei jun jul agt sep okt nop des',
  ],
  weekdays: 'senin selasa rabu kamis jumat sabtu minggu',
  titles: {
    figure: '=poin',
    marker: '=db cr|=db kr|=d k',
    serial: '=no|=no urut',
    valueDate: 'tanggal valuta|tanggal efektif',
    charge: 'biaya',
    balance: 'saldo|saldo akhir',
    debit: 'debet|keluar|pengeluaran|penarikan|dana keluar',
    credit: 'kredit|masuk|penerimaan|setoran|dana masuk|pemasukan',
    amount: 'jumlah|nominal|mutasi',
    date: 'tanggal|tgl|tanggal transaksi|tanggal posting',
    reference: 'referensi|=jurnal|no jurnal',
    description:
      'keterangan|kode|sandi|uraian|transaksi|rincian|uraian transaksi|deskripsi|keterangan transaksi|jenis',
  },
  rows: {
    opening: 'saldo awal|saldo sebelumnya|saldo lalu',
    closing: 'saldo akhir|saldo penutup',
    forward: '=pindahan|saldo|saldo pindahan',
    total: 'jumlah|total|total mutasi',
  },
  sections: { credit: 'setoran|dana masuk|pemasukan', debit: 'penarikan|dana keluar|pengeluaran|pembelian' },
  ownTexts: { debit: 'biaya|denda|bunga terutang', back: 'pengembalian' },
  beginnings: {
    debit: 'transfer ke|kirim ke|bayar ke|pembayaran ke',
    credit: 'transfer dari|terima dari|diterima dari',
  },
  markers: { debit: 'DB|DEBET', credit: 'KR|KREDIT|K' },
  account: 'rekening|no rekening|nomor rekening|nomor kartu|no kartu',
  currency: 'mata uang',
  number: 'nomor|no',
  until: 's/d|sampai|sampai dengan|hingga|sd|dan',
  firstDay: 'dari|dari tanggal|tanggal awal|mulai',
  lastDay: 'sampai|sampai tanggal|tanggal akhir',
  closingDay: 'tanggal laporan|tanggal cetak laporan|tanggal rekening|tanggal tagihan',
  cardTitle: 'kartu kredit',
  end: 'akhir laporan',
}
