import type { Language } from '../language.ts'

export const french: Language = {
  months: ['janvier février mars avril mai juin juillet août septembre octobre novembre décembre'],
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  days: {
    available: 'date disponibilité|date de disponibilité|date disponible',
    transaction:
      'date operation|date de l operation|date d operation|date achat|date d achat|date de transaction|date transaction',
    posting: 'date comptable|date de comptabilisation|date d inscription|date ecriture|date de traitement',
  },
  titles: {
    figure:
      "=miles|quantité|=prix|prix unitaire|=litres|montant en devise|montant en devises|montant devise|=cours|taux de change|=points|=date de fin|=date d'expiration",
    marker: '=débit crédit|=sens',
    serial: '=n°|=numéro',
    valueDate: 'valeur|date valeur|date de valeur|val',
    charge: 'frais|commission',
    balance: '=avoir|solde|soldes|capital restant dû|capital restant|reste dû',
    debit:
      'débit|débits|retraits|retrait|sorties|dépenses|prélèvements|débit euros|=sortie|=dépense|=prélèvement|=retiré|=débité|décaissements|décaissement|=utilisations|=utilisation',
    credit:
      'crédit|crédits|versements|entrées|dépôts|dépôt|recettes|encaissements|=entrée|=versement|encaissement|=crédité|=recette|=règlements',
    amount: 'montant|montants|somme|=euros|=francs|=dirhams|=dinars',
    date: 'date|dates|=jour|date opération|date d opération|date comptable',
    reference: 'pièce|référence|réf|n° chèque|chèque',
    description:
      'nature des opérations|libellé|opération|opérations|désignation|nature|intitulé|détail|détails|description|libellé de l opération|motif|type|bénéficiaire|=tiers|=catégorie|=catégories|émetteur|=commentaire|=commentaires|=lieu|=commerçant|=marchand|communication|contrepartie|donneur d ordre|=nom|=mode|=informations|=observations|=remarques|=ville|=canal',
  },
  odometer: 'kilométrage|compteur km',
  rows: {
    opening:
      'solde initial|solde précédent|ancien solde|solde d ouverture|solde au début|solde antérieur|solde reporté|solde de début|solde début|solde de départ|solde de la période précédente|solde du précédent relevé|solde dernier relevé|solde au dernier relevé|solde du dernier relevé|solde au précédent relevé|report du solde|solde veille|solde d ouverture au|solde période précédente|solde relevé précédent|solde du relevé précédent',
    closing:
      'nouveau solde|=total à régler|=montant à régler|=total à payer|solde de fin|solde fin|solde final|solde de clôture|solde en fin|solde actuel|solde à la fin|solde courant|solde exigible|solde au terme',
    forward:
      '=report|à reporter|solde créditeur|solde débiteur|solde|solde au|=transport|report à nouveau|à nouveau|report page',
    total:
      'total|totaux|sous total|somme|total des mouvements|total des opérations|totaux des mouvements|total général|cumul des mouvements|total débits|total crédits',
  },
  earlier: 'précédent|précédente|antérieur|antérieure',
  pending:
    'opérations à venir|opérations en cours|opérations en attente|opérations non comptabilisées|mouvements à venir|opérations non débitées|autorisations en cours',
  sections: {
    credit:
      'versements|crédits|dépôts|encaissements|virements reçus|opérations au crédit|virements en votre faveur|remises de chèques|virements entrants|paiements reçus',
    debit:
      'retraits|prélèvements|débits|paiements|achats|virements émis|opérations au débit|chèques|prélèvements et paiements|paiements par carte|achats par carte|virements sortants|retraits d espèces|chèques émis|frais bancaires|transactions effectuées avec la carte|transactions effectuées avec votre carte|achats effectués',
  },
  bankTexts: { debit: 'frais|agios|cotisation', back: 'remboursement|extourne|annulation' },
  beginnings: {
    debit: 'virement à|virement émis|paiement à|payé à|envoyé à',
    credit: 'virement de|virement reçu|reçu de|paiement de',
  },
  trades: { debit: 'achat', credit: 'vente' },
  markers: { debit: 'DEBIT|DÉBITEUR', credit: 'CREDIT|CRÉDITEUR' },
  account: 'compte|livret|folio|rib|rip|n° de compte|numéro de compte|numéro de carte|n° de carte|carte n°',
  otherNumber:
    'agence|code banque|code guichet|clé|bic|numéro client|n° client|identifiant client|numéro de relevé|n° de relevé|relevé n°|page|succursale|transit|guichet|référence client|téléphone',
  currency: 'devise|monnaie|devise du compte',
  number: 'numéro|n°',
  until: 'au|à|et|et le',
  firstDay: 'du|depuis le|date de début',
  lastDay: 'au|jusqu au|date de fin',
  rewards: 'points|vos remises|cagnotte|fidélité|récompenses|miles',
  merchant: 'commerçant|nom du commerçant',
  card: 'plafond de la carte|plafond de votre carte|montant minimum dû|versement minimum|paiement minimum|paiement minimal|solde minimum à payer|montant minimum à payer|paiement minimum dû|paiement minimum exigé',
  heldAccount: 'compte courant|compte chèques|compte de chèques|compte de dépôt|compte épargne',
  creditLimit: 'limite de crédit',
  articles: 'votre|le|la',
  closingDay:
    'arrêté au|date d arrêté|date du relevé|=relevé au|=situation au|date de relevé|=extrait au|date de l extrait|=relevé de compte au|date d arrêté du compte',
  owedTitles: { debit: 'utilisations', credit: 'paiements|versements|règlements' },
  cardTitle:
    'carte de crédit|relevé de carte|relevé carte|relevé de votre carte|carte à débit différé|carte bancaire à débit',
  ofYear: 'depuis le debut de l annee|cumul annuel|cumul de l annee|annee en cours',
  end: 'fin du releve|fin de releve|fin du releve de compte|récapitulatif|synthèse|résumé',
  dateParts: 'jour mois annee|jj mm aa',
  dayFirst: 'date|dates',
  balanceKinds: 'comptable',
  owedBalance: 'capital restant dû|capital restant|reste dû|solde restant dû|solde restant',
  eitherWay: 'ajustements|régularisations',
  interest: 'intérêts',
  repaid: 'capital|capital amorti|amortissement',
  loan: 'compte de prêt|prêt immobilier|prêt personnel|crédit renouvelable|relevé de prêt',
  ofWhich: 'dont',
  pageTurn: 'page suivante|page précédente|feuillet suivant|suite au verso|suite en page|suite page|=suite',
}
