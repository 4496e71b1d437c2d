/** Why dated numbers cannot be used, in words of our own. */
export const priceListTexts = {
  'nightly-price-below-zero': 'Op {day} zou een nacht minder dan niets kosten.',
  'breakfast-below-zero': 'Een ontbijt kan niet minder dan niets kosten.',
  'breakfast-too-much': 'Zo duur kan een ontbijtbestelling niet zijn.',
  'product-below-zero': 'Een product kan niet minder dan niets kosten.',
  'discount-above-stay': 'De cadeaubon zou op {day} meer korting geven dan het verblijf kost.',
  'season-ends-before-it-begins': 'Dit seizoen eindigt voor het begint.',
  'not-a-tariff': 'Vul een bedrag of een percentage in, en niet allebei.',
  'vat-rate-missing': 'Voor logies, eten en diensten moet er altijd een btw-tarief zijn.',
  'not-whole-cents': 'Vul bedragen in hele centen in.',
} as const
