/** Materials and colours: no geometry, but the plan keeps them. */
import type { Vocabulary } from './entry.ts'

export interface Material {
  name: string
  densityGPerCm3: number
  colour: string
  forms: string
}

/** Densities from common material data sheets, in grams per cubic centimetre. */
export const MATERIALS: Readonly<Record<string, Material>> = {
  steel: {
    name: 'Steel',
    densityGPerCm3: 7.85,
    colour: '#8a9099',
    forms: 'steel|mild steel|carbon steel|tool steel|hardened steel',
  },
  'stainless-steel': {
    name: 'Stainless steel',
    densityGPerCm3: 8,
    colour: '#b4b8bd',
    forms: 'stainless steel|stainless|inox',
  },
  aluminium: {
    name: 'Aluminium',
    densityGPerCm3: 2.7,
    colour: '#c3c7cb',
    forms: 'aluminium|aluminum|alu|dural',
  },
  brass: { name: 'Brass', densityGPerCm3: 8.5, colour: '#c9a84a', forms: 'brass' },
  bronze: { name: 'Bronze', densityGPerCm3: 8.8, colour: '#a9783f', forms: 'bronze' },
  copper: { name: 'Copper', densityGPerCm3: 8.96, colour: '#b87333', forms: 'copper' },
  titanium: { name: 'Titanium', densityGPerCm3: 4.43, colour: '#a4a29d', forms: 'titanium' },
  'cast-iron': { name: 'Cast iron', densityGPerCm3: 7.2, colour: '#5b5f63', forms: 'cast iron|iron' },
  zinc: { name: 'Zinc', densityGPerCm3: 7.14, colour: '#a7adb2', forms: 'zinc' },
  lead: { name: 'Lead', densityGPerCm3: 11.34, colour: '#6f7278', forms: 'lead metal' },
  pla: { name: 'PLA', densityGPerCm3: 1.24, colour: '#d9d9d4', forms: 'pla' },
  abs: { name: 'ABS', densityGPerCm3: 1.04, colour: '#d6d2c8', forms: 'abs' },
  petg: { name: 'PETG', densityGPerCm3: 1.27, colour: '#cfd6d9', forms: 'petg' },
  nylon: { name: 'Nylon', densityGPerCm3: 1.14, colour: '#e4e1d6', forms: 'nylon|polyamide' },
  pom: { name: 'POM', densityGPerCm3: 1.41, colour: '#e8e6df', forms: 'pom|acetal|delrin' },
  ptfe: { name: 'PTFE', densityGPerCm3: 2.2, colour: '#f0efea', forms: 'ptfe|teflon' },
  hdpe: { name: 'HDPE', densityGPerCm3: 0.95, colour: '#e9ebe6', forms: 'hdpe|polyethylene' },
  polycarbonate: { name: 'Polycarbonate', densityGPerCm3: 1.2, colour: '#d4dee4', forms: 'polycarbonate' },
  acrylic: {
    name: 'Acrylic',
    densityGPerCm3: 1.18,
    colour: '#d8e6ec',
    forms: 'acrylic|plexiglass|plexiglas|perspex|pmma',
  },
  pvc: { name: 'PVC', densityGPerCm3: 1.4, colour: '#d5d5d0', forms: 'pvc|vinyl|upvc' },
  tpu: { name: 'TPU', densityGPerCm3: 1.21, colour: '#d0d0cc', forms: 'tpu|flexible filament' },
  asa: { name: 'ASA', densityGPerCm3: 1.07, colour: '#d6d2c8', forms: 'asa' },
  'carbon-fibre': {
    name: 'Carbon fibre',
    densityGPerCm3: 1.6,
    colour: '#2b2b2b',
    forms: 'carbon fibre|carbon fiber',
  },
  plastic: { name: 'Plastic (ABS)', densityGPerCm3: 1.04, colour: '#d6d2c8', forms: 'plastic' },
  rubber: {
    name: 'Rubber',
    densityGPerCm3: 1.2,
    colour: '#2e2e2e',
    forms: 'rubber|neoprene|epdm|nbr|silicone',
  },
  wood: {
    name: 'Wood',
    densityGPerCm3: 0.7,
    colour: '#b58a5a',
    forms: 'wood|wooden|timber|oak|beech|walnut|maple|pine|birch|bamboo',
  },
  plywood: { name: 'Plywood', densityGPerCm3: 0.6, colour: '#c9a476', forms: 'plywood|mdf' },
  glass: { name: 'Glass', densityGPerCm3: 2.5, colour: '#cfe3e6', forms: 'glass' },
  concrete: { name: 'Concrete', densityGPerCm3: 2.4, colour: '#a8a6a0', forms: 'concrete' },
}

export const COLOURS: Readonly<Record<string, string>> = {
  red: '#c62828',
  orange: '#ef6c00',
  yellow: '#f9c80e',
  green: '#2e7d32',
  blue: '#1565c0',
  'navy blue': '#1a2a5e',
  'light blue': '#64b5f6',
  'dark blue': '#0d2c6b',
  purple: '#6a1b9a',
  violet: '#7b3fb5',
  pink: '#ec6fa3',
  brown: '#6d4c33',
  black: '#1e1e1e',
  white: '#f2f2f2',
  grey: '#808080',
  gray: '#808080',
  'light grey': '#c4c4c4',
  'light gray': '#c4c4c4',
  'dark grey': '#4a4a4a',
  'dark gray': '#4a4a4a',
  silver: '#c0c0c0',
  gold: '#d4af37',
  golden: '#d4af37',
  beige: '#dccfb2',
  turquoise: '#30b8ae',
  cyan: '#22b8cf',
  magenta: '#c2185b',
}

export const materials: Vocabulary = {
  category: 'material',
  lines: Object.entries(MATERIALS).map(([concept, material]) => [concept, material.forms] as const),
}

export const colours: Vocabulary = {
  category: 'colour',
  lines: Object.keys(COLOURS).map((name) => [name, name] as const),
}
