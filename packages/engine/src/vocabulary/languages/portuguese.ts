import type { Language } from '../language.ts'

export const portuguese: Language = {
  months: ['janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'],
  weekdays: 'segunda terça quarta quinta sexta sábado domingo',
  days: {
    available: 'data disponível|data de disponibilidade|data disponibilidade',
    transaction:
      'data da venda|data venda|data transacao|data da transacao|data da compra|data compra|data operacao|data da operacao|data movimento|data do movimento|data de movimento|dt movimento|movimentação|data movimentação|data de movimentação|data da movimentação|dt movimentação',
    posting:
      'data de pagamento|data do pagamento|data lancamento|data do lancamento|data de lancamento|data contabil|data contabilistica|data de processamento|data balancete|data do balancete|dt balancete',
  },
  titles: {
    figure:
      '=milhas|=preço|preço unitário|=litros|valor original|valor em moeda estrangeira|valor bruto|=parcela|=parcelas|=prest|=quantidade|=cotação|cotação do dólar|cotação dólar|cotação da moeda|=pontos|=data de término|=data de expiração',
    marker: '=débito crédito|=d c',
    serial: '=nº|=seq|=n|=ordem',
    valueDate:
      'data valor|dt valor|=liquidação|data liquidação|data de liquidação|data da liquidação|dt liquidação',
    charge: 'comissão|tarifa|tarifas|=taxa|=taxas|=desconto|=descontos',
    balance: 'saldo|saldos|saldo contabilístico|saldo devedor|capital em dívida|valor em dívida',
    debit:
      'débito|débitos|saídas|saída|débito r|pagamentos|levantamentos|despesas|retirada|retiradas|=saque|=saques|=pagamento|=despesa|=levantamento|=debitado|=compra',
    credit:
      'crédito|créditos|entradas|entrada|crédito r|depósitos|recebimentos|receitas|=recebimento|=receita|=aporte|=aportes|=creditado|=recebido',
    amount:
      '=valor|valor líquido|=reais|=dólares|=euros|valor r|montante|movimento importo|importância|quantia|valor eur|vlr|valor da transação|valor da operação|valor do lançamento|valor do movimento|valor da compra|valor total',
    date: 'data|data movimento|data mov|dt|=dia|data lançamento|data operação',
    reference: 'documento|docto|dcto|doc|número|nº doc|referência|cheque',
    description:
      'lançamento|=código|histórico|descrição|movimento|descritivo|descrição do movimento|operação|lançamentos|tipo|=detalhes|=detalhe|favorecido|beneficiário|=observação|=observações|=complemento|=informações|=estabelecimento|=local|=categoria|=motivo|=título|=nome|=canal|=origem|contraparte|transação|transações|=evento|=agência|=ag origem|=portador|=razão social|=cidade|=remetente|=destinatário',
  },
  odometer: 'hodômetro|odômetro|hodómetro|quilometragem',
  rows: {
    opening:
      'saldo anterior|saldo da fatura anterior|total da fatura anterior|fatura anterior|saldo inicial|saldo de abertura|saldo em conta anterior|saldo do dia anterior|saldo do mês anterior|saldo mês anterior|saldo transportado|saldo do extrato anterior|saldo extrato anterior|saldo do período anterior|saldo inicio|saldo no início|saldo de início',
    closing:
      'saldo final|total a pagar|total desta fatura|total da fatura|total da sua fatura|o total da sua fatura é|valor da fatura|valor total da fatura|saldo atual|saldo actual|saldo de fecho|novo saldo|saldo disponível final|saldo no fim|saldo de encerramento|saldo no final|saldo fim|saldo após último lançamento',
    forward: 'saldo|saldo do dia|a transportar|=transporte|saldo em|saldo contabilístico',
    total:
      'limite cheque especial|limite do cheque especial|limite de cheque especial|limite contratado|limite da conta|saldo bloqueado|saldo bloqueado anterior|saldo bloq|saldo bloq anterior|total|totais|subtotal|soma|total de movimentos|lançamentos no cartão|lançamentos produtos e serviços',
  },
  earlier: 'anterior',
  pending:
    'movimentos futuros|lançamentos futuros|próximos lançamentos|lançamentos pendentes|movimentos pendentes|lançamentos agendados|agendamentos|lançamentos a confirmar|movimentos por liquidar|próximas faturas|compras parceladas próximas faturas|parcelas futuras|parcelas a vencer|compras a vencer|despesas futuras|movimentos cativos|valores cativos',
  sections: {
    credit:
      'entradas|créditos|depósitos|recebimentos|pix recebidos|transferências recebidas|outros créditos|pagamento e demais créditos|pagamentos e demais créditos|pagamentos e créditos|demais créditos',
    debit:
      'saídas|débitos|pagamentos|levantamentos|compras|saques|pix enviados|transferências enviadas|despesas|outros débitos|pagamentos realizados',
  },
  bankTexts: {
    debit: 'tarifa|tarifas|anuidade|juros|multa|iof|imposto',
    credit:
      'inclusão de pagamento|pagamento da fatura|pagamento de fatura|pagamento recebido|pagamento efetuado obrigado',
    back: 'estorno|reembolso|devolução',
  },
  beginnings: {
    debit:
      'pix enviado|transferência enviada|enviado para|transferência para|pagamento para|pagamento efetuado',
    credit: 'pix recebido|transferência recebida|recebido de|transferência de|pagamento recebido',
  },
  trades: { debit: 'compra', credit: 'venda' },
  markers: { debit: 'DEBITO', credit: 'CREDITO' },
  account: 'conta|cartão|número da conta|nº conta|conta corrente|c/c|cc|nib|número do cartão|nº do cartão',
  otherNumber:
    'agência|cooperativa|bic|ag|código do cliente|cpf|cnpj|cpf cnpj|página|nif|extrato n|nº do extrato|balcão|banco|código do banco|operação|telefone|nº cliente|número de cliente',
  currency: 'moeda',
  number: 'número|nº',
  until: 'a|até|até ao|e',
  firstDay: 'de|desde|data inicial|data de início',
  lastDay: 'a|até|data final|data de fim',
  rewards: 'pontos|recompensas|milhas',
  merchant: 'estabelecimento|nome do estabelecimento|lojista',
  card: 'total desta fatura|fatura anterior|fatura atual|próxima fatura|próximas faturas|movimentações na fatura|lançamentos na fatura|lançamentos nesta fatura|resumo da fatura|limite do cartão|limite disponível para compras|crédito rotativo|pagamento mínimo|vencimento da fatura|melhor dia de compra|total da fatura|valor da fatura|valor mínimo a pagar|saldo da fatura',
  heldAccount: 'conta corrente|conta poupança|depósito à ordem|conta à ordem',
  creditLimit: 'limite de crédito',
  articles: 'o|a|seu',
  closingDay:
    'data do extrato|emissão|data de emissão|data de corte|data de fecho|fechamento|data de encerramento|fechamento da fatura|fatura fechada em|=posição em|=extrato em',
  owedTitles: { credit: 'pagamentos' },
  cardTitle:
    'cartão de crédito|fatura do cartão|fatura de cartão|conta cartão|extrato do cartão|extracto do cartão',
  ofYear: 'no ano|acumulado no ano|acumulado do ano',
  end: 'fim do extrato|fim do extracto|resumo|resumo da conta',
  dateParts: 'dia mes ano',
  dayFirst: 'data|dt',
  balanceKinds: 'contabilístico|contábil',
  owedBalance: 'saldo devedor|capital em dívida|valor em dívida',
  eitherWay: 'ajustes|estornos',
  interest: 'juros',
  repaid: 'amortização|capital',
  loan: 'conta de empréstimo|crédito habitação|empréstimo pessoal|extrato de financiamento|extrato do financiamento|extrato do empréstimo',
  ofWhich: 'dos quais|sendo',
  pageTurn:
    'próxima página|página seguinte|página anterior|continua na página|continua no verso|=continua|=continuação',
}
