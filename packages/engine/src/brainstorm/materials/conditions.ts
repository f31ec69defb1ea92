/** What the request says about where the part lives, and what follows for its material. */

export const CONDITIONS: readonly { said: RegExp; follows: string }[] = [
  {
    said: /\b(outdoors?|weather|rain|uv|sunlight)\b/i,
    follows:
      'Outdoors choose anodised aluminium or stainless steel, and among plastics ASA rather than ABS or PLA.',
  },
  {
    said: /\b(marine|sea ?water|salt ?water|salt spray|boat)\b/i,
    follows:
      'In salt water choose 1.4404 (316L) or POM; 6061 needs anodising, and zinc-plated steel does not last.',
  },
  {
    said: /\b(food|drinking|kitchen|hygienic)\b/i,
    follows: 'In contact with food choose 1.4404 (316L) or a declared food grade of PP or POM.',
  },
  {
    said: /\b(high[- ]temperature|heat[- ]resistant|hot|oven|exhaust|engine)\b/i,
    follows:
      'In heat PLA gives way from about 55 °C, PETG from 70 °C and ABS from 95 °C; above that choose metal or PEEK.',
  },
  {
    said: /\b(insulat\w+|electrical|non-?conductive|high voltage)\b/i,
    follows: 'Where it has to insulate choose a plastic such as PA66-GF30 or FR4.',
  },
  {
    said: /\b(light[- ]?weight|drone|aircraft|aerospace|uav)\b/i,
    follows: 'Where every gram counts 7075-T6 or a carbon-fibre laminate gives more strength for its weight.',
  },
]

/** What the named material asks for or gives; the first row that fits. */
export const NAMED: readonly { is: RegExp; says: string }[] = [
  {
    is: /stainless|30[46]|316/i,
    says: 'It does not rust; it work-hardens, so cut it slowly with sharp tools.',
  },
  { is: /spring steel|tool steel/i, says: 'Machine it soft, then harden and grind.' },
  { is: /cast iron/i, says: 'It damps vibration and machines dry, but is brittle in bending.' },
  { is: /steel|iron/i, says: 'It is strong, stiff and weldable; paint, oil or zinc-plate it against rust.' },
  {
    is: /alumin/i,
    says: 'It machines easily and anodises; screw threads in it want a length of two diameters or an insert.',
  },
  { is: /brass|bronze|copper/i, says: 'It machines cleanly and resists corrosion.' },
  { is: /titan/i, says: 'It is strong for its weight and does not corrode; cut it slowly and cool it well.' },
  { is: /\bPLA\b/i, says: 'It prints easily but softens at about 55 °C.' },
  {
    is: /\bABS\b|\bASA\b/i,
    says: 'It is tough up to about 95 °C; print it in a warm chamber against warping.',
  },
  {
    is: /PETG|\bPET\b/i,
    says: 'It is tough and chemically resistant, and holds its shape up to about 70 °C.',
  },
  {
    is: /nylon|polyamide|\bPA\d/i,
    says: 'It is tough and slides well; it takes up water and grows by some tenths of a per cent.',
  },
  { is: /POM|acetal|delrin/i, says: 'It slides well and keeps its size; it cannot be glued.' },
  { is: /polycarbonate/i, says: 'It is very tough and clear; it is sensitive to solvents.' },
  { is: /acrylic/i, says: 'It is clear and laser-cuts well; it cracks at sharp corners and tight holes.' },
  { is: /TPU|rubber|silicone/i, says: 'It is elastic: sizes hold only unloaded.' },
  {
    is: /wood|oak|beech|birch|plywood|MDF|pine|walnut|maple/i,
    says: 'It moves with moisture; allow play in fits.',
  },
]

/** Materials a printer lays down as they are. */
export const IS_PRINTABLE = /\b(PLA|ABS|ASA|PETG?|TPU|nylon|PA\d+|polycarbonate|PEEK|PEI|resin)\b/i
