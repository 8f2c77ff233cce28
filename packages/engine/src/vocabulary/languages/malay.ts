import type { Language } from '../language.ts'

export const malay: Language = {
  months: ['januari februari mac april mei jun julai ogos september oktober november disember'],
  weekdays: 'isnin selasa rabu khamis jumaat sabtu ahad ahd isn kha jum sab',
  days: {
    transaction: 'tarikh transaksi|tarikh urusniaga',
    posting: 'tarikh pos|tarikh catatan',
  },
  titles: {
    figure: '=kuantiti|=harga|=kadar tukaran',
    marker: '=dt kt|=debit kredit',
    serial: '=bil',
    valueDate: 'tarikh nilai|tarikh efektif',
    charge: 'caj',
    balance: 'baki|baki penyata|baki akaun',
    debit: 'debit|keluar|pengeluaran|wang keluar|=bayaran|perbelanjaan|=pembelian',
    credit: 'kredit|masuk|deposit|wang masuk|kemasukan|=terimaan|simpanan',
    amount: 'jumlah|amaun|jumlah urusniaga|amaun urusniaga',
    date: 'tarikh|tarikh masuk|tarikh urusniaga|tarikh transaksi',
    reference: 'rujukan',
    description:
      'butir|kod|butir urusniaga|urusniaga|keterangan|butiran|keterangan urusniaga|transaksi|jenis|=nama|penerima|=cawangan|=catatan|pengirim|=kategori|=lokasi|perihal|penerangan',
  },
  rows: {
    opening:
      'baki awal|baki permulaan|baki pembukaan|baki dibawa dari penyata lepas|baki dahulu|baki bulan lepas|baki mula|baki mula akaun|baki penyata lepas|baki penyata lalu|baki terdahulu|baki sebelum|baki sebelumnya|baki bawa dari',
    closing: 'baki akhir|baki penutup|baki penutupan|baki semasa|baki penyata ini|baki terkini',
    forward: 'baki|baki dibawa ke hadapan|baki dihadapan|bawa ke hadapan|baki dibawa|baki b/h|baki h/b',
    total: 'jumlah|jumlah besar|jumlah keseluruhan',
  },
  earlier: 'sebelumnya|lepas|lalu|terdahulu',
  sections: { credit: 'kredit|deposit|wang masuk', debit: 'debit|pengeluaran|wang keluar|belian' },
  account: 'akaun|nombor akaun|no akaun|nombor kad|no kad|nombor kad kredit',
  currency: 'mata wang',
  number: 'nombor|no',
  until: 'hingga|sehingga|dan',
  firstDay: 'dari|dari tarikh|tarikh mula',
  lastDay: 'hingga|hingga tarikh|tarikh akhir',
  card: 'bayaran minimum|bayaran minima|had pembayaran|jumlah minimum perlu dibayar|bayaran minimum perlu dibayar|tarikh akhir bayaran|tarikh bayaran akhir',
  heldAccount: 'akaun simpanan|akaun semasa',
  creditLimit: 'had kredit|jumlah had kredit',
  closingDay: 'tarikh penyata|=setakat|=pada tarikh',
  cardTitle: 'kad kredit',
  dayFirst: 'tarikh',
  otherNumber:
    'muka surat|mukasurat|nombor pelanggan|no pelanggan|kod cawangan|cawangan|no kad pengenalan|halaman',
  end: 'penyata tamat|tamat penyata|akhir penyata|ringkasan',
  interest: 'faedah|keuntungan',
  repaid: 'prinsipal|pokok',
  owedBalance: 'baki pinjaman|baki pembiayaan|baki tertunggak',
  loan: 'akaun pinjaman|akaun pembiayaan|penyata pinjaman|penyata pembiayaan',
  pageTurn: 'muka surat seterusnya|muka surat sebelah|muka surat sebelumnya|halaman seterusnya',
}
