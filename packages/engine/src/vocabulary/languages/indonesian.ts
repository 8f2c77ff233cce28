import type { Language } from '../language.ts'

export const indonesian: Language = {
  months: [
    'januari februari maret april mei juni juli agustus september oktober november desember',
    'januari pebruari maret april mei juni juli agustus september oktober nopember desember',
    'jan peb mar apr mei jun jul agt sep okt nop des',
  ],
  weekdays: 'senin selasa rabu kamis jumat sabtu minggu',
  titles: {
    figure: '=kuantitas|=harga|=kurs|=poin',
    marker: '=db cr|=db kr|=d k',
    serial: '=no|=no urut',
    valueDate: 'tanggal valuta|tanggal efektif',
    charge: 'biaya',
    balance: 'saldo|saldo akhir|sisa pinjaman|baki debet',
    debit: 'debet|keluar|pengeluaran|penarikan|dana keluar|uang keluar|=pembayaran|=belanja|=didebit',
    credit: 'kredit|masuk|penerimaan|setoran|dana masuk|pemasukan|uang masuk|=simpanan|=dikredit',
    amount: 'jumlah|nominal|mutasi|=nilai|nilai transaksi|=nilai mutasi',
    date: 'tanggal|tgl|tanggal transaksi|tanggal posting',
    reference: 'referensi|=jurnal|no jurnal',
    description:
      'keterangan|kode|sandi|uraian|transaksi|rincian|uraian transaksi|deskripsi|keterangan transaksi|jenis|=nama|=catatan|=berita|=cabang|penerima|pengirim|=kategori|=lokasi|=tipe|=tujuan|=channel',
  },
  rows: {
    opening:
      'saldo awal|saldo sebelumnya|saldo lalu|saldo bulan lalu|saldo periode lalu|saldo pembukaan|saldo terdahulu|tagihan bulan lalu|tagihan sebelumnya',
    closing: 'saldo akhir|saldo penutup|saldo terakhir|saldo saat ini|saldo sekarang|tagihan baru',
    forward: '=pindahan|saldo|saldo pindahan',
    total: 'jumlah|total|total mutasi',
  },
  earlier: 'sebelumnya|lalu',
  sections: { credit: 'setoran|dana masuk|pemasukan', debit: 'penarikan|dana keluar|pengeluaran|pembelian' },
  bankTexts: { debit: 'biaya|denda|bunga terutang', back: 'pengembalian' },
  beginnings: {
    debit: 'transfer ke|kirim ke|bayar ke|pembayaran ke',
    credit: 'transfer dari|terima dari|diterima dari',
  },
  markers: { debit: 'DB|DEBET', credit: 'KR|KREDIT|K' },
  account: 'rekening|no rekening|nomor rekening|nomor kartu|no kartu',
  currency: 'mata uang|jenis mata uang',
  number: 'nomor|no',
  until: 's/d|sampai|sampai dengan|hingga|sd|dan',
  firstDay: 'dari|dari tanggal|tanggal awal|mulai',
  lastDay: 'sampai|sampai tanggal|tanggal akhir',
  closingDay:
    'tanggal laporan|tanggal cetak laporan|tanggal rekening|tanggal tagihan|=per tanggal|=posisi tanggal',
  cardTitle: 'kartu kredit',
  end: 'akhir laporan|ringkasan',
  dayFirst: 'tanggal|tgl',
  balanceKinds: 'buku',
  otherNumber: 'no cif|nomor nasabah|no nasabah|halaman|kode cabang|cabang|npwp|kode bank|telepon',
  card: 'pembayaran minimum|pembayaran minimal|tagihan minimum|total tagihan|tagihan baru|tagihan sebelumnya|tagihan bulan lalu|tagihan bulan ini',
  heldAccount: 'rekening tabungan|rekening giro|tabungan',
  creditLimit: 'batas kredit|limit kredit',
  owedBalance: 'sisa pinjaman|baki debet',
  interest: 'bunga',
}
