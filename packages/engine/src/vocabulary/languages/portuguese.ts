import type { Language } from '../language.ts'

export const portuguese: Language = {
  months: ['janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'],
  weekdays: 'segunda terça quarta quinta sexta sábado domingo',
  days: {
    transaction: 'data transacao|data da transacao|data da compra|data compra|data operacao|data da operacao',
    posting:
      'data lancamento|data do lancamento|data de lancamento|data contabil|data contabilistica|data de processamento',
  },
  titles: {
    figure: '=parcela|=parcelas|=prest|=quantidade|=cotação|=pontos',
    marker: '=débito crédito|=d c',
    serial: '=nº|=seq|=n|=ordem',
    valueDate: 'data valor|data valor|dt valor',
    charge: 'comissão|tarifa|tarifas',
    balance: 'saldo|saldos|saldo contabilístico',
    debit: 'débito|débitos|saídas|saída|débito r|pagamentos|levantamentos|despesas',
    credit: 'crédito|créditos|entradas|entrada|crédito r|depósitos|recebimentos|receitas',
    amount: '=valor|valor r|montante|movimento importo|importância|quantia|valor eur',
    date: 'data|data movimento|data mov|dt|=dia|data lançamento|data operação',
    reference: 'documento|docto|dcto|doc|número|nº doc|referência|cheque',
    description:
      'lançamento|=código|histórico|descrição|movimento|descritivo|descrição do movimento|operação|lançamentos|tipo',
  },
  rows: {
    opening:
      'saldo anterior|fatura anterior|total da fatura anterior|saldo inicial|saldo de abertura|saldo em conta anterior',
    closing:
      'saldo final|total a pagar|total desta fatura|total da fatura|saldo atual|saldo actual|saldo de fecho|novo saldo|saldo disponível final',
    forward: 'saldo|saldo do dia|a transportar|=transporte|saldo em|saldo contabilístico',
    total: 'total|totais|subtotal|soma|total de movimentos',
  },
  sections: {
    credit: 'entradas|créditos|depósitos|recebimentos',
    debit: 'saídas|débitos|pagamentos|levantamentos|compras|saques',
  },
  ownTexts: { debit: 'tarifa|tarifas|anuidade|juros|multa|iof', back: 'estorno|reembolso|devolução' },
  beginnings: {
    debit:
      'pix enviado|transferência enviada|enviado para|transferência para|pagamento para|pagamento efetuado',
    credit: 'pix recebido|transferência recebida|recebido de|transferência de|pagamento recebido',
  },
  markers: { debit: 'DEBITO', credit: 'CREDITO' },
  account: 'conta|cartão|número da conta|nº conta|conta corrente|c/c|cc|nib|número do cartão|nº do cartão',
  otherNumber: 'agência|cooperativa|bic',
  currency: 'moeda',
  number: 'número|nº',
  until: 'a|até|até ao|e',
  firstDay: 'de|desde|data inicial|data de início',
  lastDay: 'a|até|data final|data de fim',
  rewards: 'pontos|recompensas|milhas',
  card: 'limite de crédito|pagamento mínimo',
  articles: 'o|a|seu',
  closingDay: 'data do extrato|data de fecho|fechamento',
  owedTitles: { credit: 'pagamentos' },
  cardTitle: 'cartão de crédito',
  end: 'fim do extrato|fim do extracto',
  dateParts: 'dia mes ano',
}
