import type { Language } from '../language.ts'

export const spanish: Language = {
  months: [
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre',
  ],
  weekdays: 'lunes martes miércoles jueves viernes sábado domingo',
  days: {
    available: 'fecha disponible|fecha disponibilidad|fecha de disponibilidad',
    transaction:
      'fecha operación|fecha de operación|fecha de la operación|f operación|fecha transacción|fecha de transacción|fecha compra|fecha de compra|fecha consumo|fecha de consumo',
    posting:
      'fecha contable|f contable|fecha cargo|fecha de cargo|fecha de proceso|fecha proceso|fecha asiento|fecha de asiento|fecha registro|fecha de registro|fecha de aplicación',
  },
  titles: {
    figure:
      '=millas|=tasa|tasa de interés|tasa de interés aplicable|=intereses del periodo|=iva de intereses del periodo|=moneda origen|=monto moneda origen|=monto moneda de origen|=monto en moneda de origen|=monto origen|=importe origen|=cuota|=cuotas|=n cuota|n cuotas|no cuotas|numero de cuotas|=plazo|=cantidad|=precio|tipo de cambio|=puntos|=fecha de expiración|=fecha de término|=fecha fin',
    marker: '=debe haber|=d h',
    serial: '=nº|=núm|=n|=no',
    valueDate: 'fecha valor|f valor|fecha de valor',
    charge: 'comisión|comisiones',
    balance: 'saldo|saldos|capital pendiente|deuda pendiente|saldo insoluto|capital vivo',
    debit:
      'debe|débito|débitos|cargo|cargos|retiros|retiro|salidas|adeudos|adeudo|egresos|egreso|gastos|disposiciones|desembolso|desembolsos|pagos|=salida|=gasto|=compra|=consumo|consumos|=pago|extracciones|extracción|=disposición|=retirado|=giros|cargado',
    credit:
      'haber|abono|abonos|ingresos|ingreso|depósitos|depósito|crédito|créditos|entradas|=entrada|=recibido|=recarga|=aporte|=aportes|=acreditado|=abonado',
    amount:
      'valor cuota mensual|valor cuota|importe|monto|pago requerido|=valor|importe eur|=pesos|=dólares|=soles|=euros|=bolivianos|=colones|=quetzales|=lempiras|=guaraníes',
    date: 'fecha|fecha operación|f operación|fecha contable|fecha de operación|=día',
    reference:
      'referencia|documento|número|ref|cheque|folio|cupón|nº cupón|nro cupón|nº documento|comprobante|comprob|comprob.|id de la operación|nº de operación|nº operación|n° operación|n° de operación|num operación',
    description:
      '=asunto|concepto|=código|descripción|movimiento|movimientos|detalle|operación|observaciones|conceptos|glosa|detalle de la operación|tipo|beneficiario|ordenante|=sucursal|=oficina|=caja|=comercio|=nota|=notas|=clave|=canal|=lugar|=establecimiento|=origen|=categoría|contraparte|=nombre|=leyenda|=motivo|=estado|=información|transacción|transacciones|=agencia|=ciudad|=razón social',
  },
  odometer: 'odómetro|kilometraje',
  rows: {
    opening:
      '=inicial|saldo anterior|adeudo anterior|adeudo del periodo anterior|saldo inicial|efectivo inicial|saldo de apertura|saldo al inicio|saldo al comienzo|balance anterior|balance inicial|deuda anterior|deuda del mes anterior|saldo del periodo anterior|saldo periodo anterior|saldo del mes anterior|saldo mes anterior|saldo previo|saldo de inicio|saldo inicio|saldo apertura|saldo a favor anterior|saldo ultimo extracto|saldo último extracto|saldo ultimo resumen|saldo del resumen anterior|saldo estado anterior|saldo según extracto anterior|saldo extracto anterior|saldo último estado de cuenta|saldo disponible inicial|saldo arrastrado|monto facturado a pagar periodo anterior|monto facturado a pagar del periodo anterior',
    closing:
      '=final|pago para no generar intereses|saldo final|efectivo final|saldo deudor total|saldo actual|saldo de cierre|nuevo saldo|saldo al cierre|saldo al final|balance al corte|balance final|deuda total|deuda actual|saldo al corte|saldo a la fecha de corte|saldo cierre|saldo de fin|saldo nuevo|saldo disponible final|saldo fin de mes|saldo a fin de mes|saldo según este extracto|saldo al finalizar|monto total facturado a pagar|total facturado a pagar',
    forward: 'saldo|suma y sigue|saldo a fecha|suma anterior|=transporte|saldo a favor',
    total: 'total|totales|=suma|total movimientos|subtotal|sumas',
  },
  earlier: 'anterior|previo|precedente',
  pending:
    'movimientos pendientes|operaciones pendientes|transacciones pendientes|cargos pendientes|consumos pendientes|próximos movimientos|movimientos futuros|movimientos en tránsito|compras pendientes|próximas cuotas|cuotas por vencer|cuotas a vencer|consumos futuros|movimientos por liquidar|movimientos por aplicar|operaciones en tránsito|operaciones en proceso',
  sections: {
    credit:
      'ingresos|abonos|depósitos|depósito|créditos|entradas|transferencias recibidas|acreditaciones|otros abonos|otros depósitos',
    debit:
      'cargos|retiros|débitos|pagos|compras|salidas|egresos|adeudos|consumos|comisiones|seguros|comisiones y seguros|otros cargos|cargos realizados|compras y cargos|extracciones|transferencias enviadas|débitos automáticos|cheques pagados|cheques girados|disposiciones de efectivo',
  },
  bankTexts: {
    debit: 'comisión|comisiones|cuota anual|recargo|impuesto|impuestos',
    credit: 'gracias por su pago',
    back: 'rev|reversión|anulación|reembolso|devolución|extorno|reverso|bonificación',
  },
  beginnings: {
    debit: 'pagaste a|enviado a|enviaste a|transferencia a|transferiste a|transferencia enviada',
    credit: 'recibido de|recibiste de|transferencia de|transferencia recibida|te pagó|te transfirió',
  },
  trades: { debit: 'compra', credit: 'venta' },
  markers: { debit: 'DEBE|DEBITO|CARGO', credit: 'HABER|CREDITO|ABONO' },
  account:
    'cuenta|caja de ahorro|caja de ahorros|número de cuenta|nº de cuenta|clabe|cbu|cvu|depósito de bajo monto|c/c|número de tarjeta|nº de tarjeta|tarjeta',
  otherNumber:
    'sucursal|oficina|cuenta asociada|cuenta de cargo|cuenta domiciliaria|bic|no de cliente|nro de cliente|número de cliente|cliente|rfc|cuit|cuil|ruc|nit|rut|página|hoja|nº de extracto|extracto nº|entidad|dc|folio|código postal|agencia|teléfono|plaza',
  currency: 'moneda|divisa|moneda nacional',
  number: 'número|nº|núm',
  until: 'a|al|hasta|hasta el|y|e',
  firstDay:
    'desde|desde el|fecha desde|fecha inicial|fecha de inicio|del|inicio del periodo|inicio de periodo',
  lastDay:
    'hasta|hasta el|fecha hasta|fecha final|fecha de fin|al|cierre del periodo|fin del periodo|final del periodo',
  rewards: 'puntos|recompensas|millas|bonificaciones',
  merchant:
    'comercio|establecimiento|nombre del comercio|nombre del establecimiento|comercio o establecimiento',
  card: 'total a pagar|monto total facturado|monto facturado|total de consumos|total consumos|disponible para compras|disponible para avances|límite para compras|pago mínimo|saldo deudor total|adeudo del periodo anterior|pago para no generar intereses|límite de compra|límite de financiación|cupo total|fecha límite de pago|monto mínimo a pagar|pago de contado|cuota mínima|deuda total|deuda del mes|monto total a pagar|línea de crédito disponible|cupo disponible|cupo utilizado|saldo deudor del mes',
  heldAccount:
    'cuenta corriente|cuenta de ahorro|cuenta de ahorros|cuenta vista|caja de ahorro|cuenta de cheques',
  creditLimit: 'límite de crédito|cupo de crédito',
  articles: 'su|el|la',
  closingDay:
    'fecha de extracto|fecha de corte|fecha este corte|fecha del extracto|fecha corte|fecha de cierre|cierre actual|fecha del estado|=estado de cuenta al|=resumen al|=extracto al|fecha de emisión del extracto',
  owedTitles: { credit: 'pagos' },
  cardTitle:
    'tarjeta de crédito|estado de cuenta tarjeta|resumen de tarjeta|resumen de su tarjeta|liquidación de tarjeta|extracto de tarjeta',
  ofYear: 'en el año|acumulado del año|acumulado anual|año en curso',
  end: 'fin del extracto|fin del estado de cuenta|fin estado de cuenta|fin del reporte|ultima linea|resumen|resumen de cuenta',
  dateParts: 'dia mes ano',
  dayFirst: 'fecha|f|fec|fch',
  balanceKinds: 'contable',
  owedBalance:
    'saldo capital|saldo de capital|saldo del capital|capital pendiente|deuda pendiente|saldo insoluto|capital vivo',
  eitherWay: 'ajustes',
  interest: 'intereses|interés|int comp|int compensatorio|int corriente',
  repaid: 'capital|amortización',
  billed: 'pago requerido|valor cuota mensual|valor cuota',
  loan: 'cuenta de préstamo|préstamo hipotecario|crédito hipotecario|préstamo personal|crédito automotriz|crédito de consumo',
  ofWhich: 'de los cuales',
  pageTurn:
    'página siguiente|siguiente página|próxima página|página anterior|hoja siguiente|siguiente hoja|continúa en|continúa al dorso|continúa al reverso|=continúa|=continuación',
}
