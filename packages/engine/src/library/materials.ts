/** Densities of the materials people name, in g/cm³ at room temperature; typical values of the wrought or solid form. */

export interface LibraryMaterial {
  name: string
  /** g/cm³ */
  density: number
}

interface Row extends LibraryMaterial {
  synonyms: readonly string[]
}

const MATERIALS: readonly Row[] = [
  {
    name: 'steel',
    density: 7.85,
    synonyms: [
      'carbon steel',
      'mild steel',
      'structural steel',
      's235',
      's235jr',
      's275',
      's355',
      'a36',
      '1018',
      '1020',
      '1045',
      'c45',
      '4140',
      '4340',
      '42crmo4',
      'alloy steel',
      'spring steel',
      'galvanized steel',
      'galvanised steel',
    ],
  },
  {
    name: 'tool steel',
    density: 7.75,
    synonyms: ['d2', 'o1', 'a2 tool steel', 'h13', 'hss', 'high speed steel'],
  },
  { name: 'stainless steel', density: 8.0, synonyms: ['stainless', 'inox'] },
  {
    name: 'stainless steel 304',
    density: 8.0,
    synonyms: ['304', '304l', 'aisi 304', 'ss304', '1.4301', 'a2', 'a2-70', '18/8'],
  },
  {
    name: 'stainless steel 316',
    density: 8.0,
    synonyms: ['316', '316l', 'aisi 316', 'ss316', '1.4401', '1.4404', 'a4', 'a4-80'],
  },
  { name: 'stainless steel 17-4 ph', density: 7.8, synonyms: ['17-4', '17-4ph', '17-4 ph', '630', '1.4542'] },
  {
    name: 'cast iron',
    density: 7.2,
    synonyms: [
      'grey iron',
      'gray iron',
      'grey cast iron',
      'gray cast iron',
      'ductile iron',
      'gg25',
      'ggg40',
      'en-gjl-250',
    ],
  },
  { name: 'iron', density: 7.87, synonyms: ['wrought iron', 'pure iron'] },
  { name: 'aluminium', density: 2.7, synonyms: ['aluminum', 'alu', 'alloy aluminium'] },
  {
    name: 'aluminium 6061',
    density: 2.7,
    synonyms: [
      '6061',
      '6061-t6',
      'al6061',
      '6061 t6',
      'aluminum 6061',
      'aluminium 6061-t6',
      'aluminum 6061-t6',
    ],
  },
  { name: 'aluminium 6082', density: 2.7, synonyms: ['6082', '6082-t6', 'al6082', 'aluminum 6082'] },
  { name: 'aluminium 5052', density: 2.68, synonyms: ['5052', 'al5052', 'aluminum 5052'] },
  { name: 'aluminium 2024', density: 2.78, synonyms: ['2024', '2024-t3', 'al2024', 'aluminum 2024'] },
  {
    name: 'aluminium 7075',
    density: 2.81,
    synonyms: ['7075', '7075-t6', 'al7075', 'aluminum 7075', 'aluminium 7075-t6', 'aluminum 7075-t6'],
  },
  {
    name: 'cast aluminium',
    density: 2.68,
    synonyms: ['cast aluminum', 'a356', 'a380', 'adc12', 'die cast aluminium', 'die cast aluminum'],
  },
  { name: 'brass', density: 8.5, synonyms: ['cuzn37', 'cuzn39pb3', 'c360', 'c36000', 'ms58'] },
  {
    name: 'bronze',
    density: 8.8,
    synonyms: ['phosphor bronze', 'tin bronze', 'bearing bronze', 'c932', 'cusn8', 'cusn12', 'oilite'],
  },
  { name: 'copper', density: 8.96, synonyms: ['cu', 'c101', 'c110', 'c11000', 'ofhc copper'] },
  {
    name: 'titanium',
    density: 4.51,
    synonyms: ['ti', 'grade 2 titanium', 'titanium grade 2', 'cp titanium'],
  },
  {
    name: 'titanium 6al-4v',
    density: 4.43,
    synonyms: ['ti-6al-4v', 'ti6al4v', 'grade 5 titanium', 'titanium grade 5', 'tc4'],
  },
  { name: 'magnesium', density: 1.74, synonyms: ['mg'] },
  { name: 'magnesium az91', density: 1.81, synonyms: ['az91', 'az91d'] },
  { name: 'zinc', density: 7.14, synonyms: ['zn'] },
  { name: 'zamak', density: 6.6, synonyms: ['zamak 3', 'zamac', 'zinc alloy', 'die cast zinc'] },
  { name: 'nickel', density: 8.91, synonyms: ['ni'] },
  { name: 'inconel 718', density: 8.19, synonyms: ['inconel', 'inconel 625', 'in718', 'nickel alloy'] },
  { name: 'lead', density: 11.34, synonyms: ['pb'] },
  { name: 'tin', density: 7.29, synonyms: ['sn', 'pewter'] },
  { name: 'gold', density: 19.3, synonyms: ['au', '24k gold', 'pure gold'] },
  { name: 'gold 18k', density: 15.6, synonyms: ['18k gold', '18 carat gold', '18k'] },
  { name: 'silver', density: 10.49, synonyms: ['ag', 'fine silver'] },
  { name: 'sterling silver', density: 10.36, synonyms: ['925 silver', 'silver 925'] },
  { name: 'platinum', density: 21.45, synonyms: ['pt'] },
  { name: 'tungsten', density: 19.25, synonyms: ['wolfram'] },
  { name: 'tungsten carbide', density: 15.6, synonyms: ['carbide', 'cemented carbide', 'hard metal'] },
  { name: 'PLA', density: 1.24, synonyms: ['polylactic acid', 'pla+'] },
  { name: 'ABS', density: 1.04, synonyms: ['acrylonitrile butadiene styrene'] },
  { name: 'ASA', density: 1.07, synonyms: ['acrylonitrile styrene acrylate'] },
  { name: 'PETG', density: 1.27, synonyms: ['pet-g'] },
  { name: 'PET', density: 1.38, synonyms: ['polyester', 'polyethylene terephthalate'] },
  { name: 'TPU', density: 1.21, synonyms: ['tpe', 'flexible filament', 'thermoplastic polyurethane'] },
  { name: 'polyurethane', density: 1.2, synonyms: ['pu', 'pur', 'vulkollan'] },
  {
    name: 'nylon',
    density: 1.14,
    synonyms: ['pa', 'pa6', 'pa66', 'nylon 6', 'nylon 66', 'nylon 6/6', 'polyamide'],
  },
  { name: 'nylon 12', density: 1.01, synonyms: ['pa12', 'pa 12', 'polyamide 12', 'pa2200'] },
  {
    name: 'glass-filled nylon',
    density: 1.36,
    synonyms: ['glass filled nylon', 'pa6-gf30', 'pa66-gf30', 'pa-gf'],
  },
  {
    name: 'POM',
    density: 1.41,
    synonyms: ['delrin', 'acetal', 'polyoxymethylene', 'pom-c', 'pom-h', 'polyacetal'],
  },
  { name: 'polycarbonate', density: 1.2, synonyms: ['pc', 'lexan', 'makrolon'] },
  { name: 'acrylic', density: 1.18, synonyms: ['pmma', 'plexiglass', 'plexiglas', 'perspex'] },
  { name: 'PTFE', density: 2.2, synonyms: ['teflon', 'polytetrafluoroethylene'] },
  { name: 'PVDF', density: 1.78, synonyms: ['kynar'] },
  {
    name: 'HDPE',
    density: 0.95,
    synonyms: ['pe', 'pe-hd', 'polyethylene', 'high density polyethylene', 'high-density polyethylene'],
  },
  { name: 'LDPE', density: 0.92, synonyms: ['pe-ld', 'low density polyethylene'] },
  { name: 'UHMWPE', density: 0.93, synonyms: ['uhmw', 'uhmw-pe', 'pe1000', 'pe-uhmw'] },
  { name: 'polypropylene', density: 0.91, synonyms: ['pp'] },
  { name: 'polystyrene', density: 1.05, synonyms: ['ps', 'hips'] },
  { name: 'PVC', density: 1.4, synonyms: ['polyvinyl chloride', 'pvc-u', 'upvc'] },
  { name: 'PEEK', density: 1.31, synonyms: ['polyether ether ketone'] },
  { name: 'PEI', density: 1.27, synonyms: ['ultem'] },
  { name: 'epoxy', density: 1.2, synonyms: ['epoxy resin', 'resin', 'sla resin', 'photopolymer'] },
  { name: 'carbon fibre', density: 1.55, synonyms: ['carbon fiber', 'cfrp', 'carbon'] },
  { name: 'fibreglass', density: 1.85, synonyms: ['fiberglass', 'gfrp', 'grp', 'fr4', 'g10'] },
  {
    name: 'rubber',
    density: 1.2,
    synonyms: ['nbr', 'nitrile', 'neoprene', 'epdm', 'buna-n', 'natural rubber'],
  },
  { name: 'silicone', density: 1.15, synonyms: ['silicone rubber', 'vmq'] },
  { name: 'cork', density: 0.24, synonyms: [] },
  { name: 'wood', density: 0.6, synonyms: ['timber', 'hardwood'] },
  { name: 'oak', density: 0.75, synonyms: ['oak wood'] },
  { name: 'beech', density: 0.72, synonyms: ['beech wood'] },
  { name: 'birch', density: 0.65, synonyms: ['birch wood'] },
  { name: 'maple', density: 0.7, synonyms: ['maple wood'] },
  { name: 'walnut', density: 0.65, synonyms: ['walnut wood'] },
  { name: 'pine', density: 0.5, synonyms: ['pine wood', 'softwood', 'spruce', 'fir'] },
  { name: 'balsa', density: 0.16, synonyms: ['balsa wood'] },
  { name: 'bamboo', density: 0.7, synonyms: [] },
  { name: 'plywood', density: 0.65, synonyms: ['birch plywood', 'multiplex'] },
  {
    name: 'MDF',
    density: 0.75,
    synonyms: ['medium density fibreboard', 'medium density fiberboard', 'fibreboard', 'fiberboard'],
  },
  { name: 'glass', density: 2.5, synonyms: ['float glass', 'soda-lime glass', 'soda lime glass'] },
  { name: 'borosilicate glass', density: 2.23, synonyms: ['borosilicate', 'pyrex'] },
  { name: 'ceramic', density: 2.4, synonyms: ['porcelain', 'stoneware'] },
  { name: 'alumina', density: 3.9, synonyms: ['aluminium oxide', 'aluminum oxide', 'al2o3'] },
  { name: 'zirconia', density: 6.05, synonyms: ['zirconium oxide', 'zro2'] },
  { name: 'silicon', density: 2.33, synonyms: ['si'] },
  { name: 'graphite', density: 1.8, synonyms: [] },
  { name: 'concrete', density: 2.4, synonyms: ['reinforced concrete'] },
  { name: 'granite', density: 2.7, synonyms: [] },
  { name: 'marble', density: 2.7, synonyms: [] },
  { name: 'ice', density: 0.917, synonyms: [] },
]

const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')

/** Undefined for a word the table does not know: a mass is never guessed. */
export function findMaterial(word: string): LibraryMaterial | undefined {
  const wanted = plain(word)
  const row = MATERIALS.find(({ name, synonyms }) => plain(name) === wanted || synonyms.includes(wanted))
  return row && { name: row.name, density: row.density }
}

export const materialNames: readonly string[] = MATERIALS.map(({ name }) => name)
