/** The file formats a model can be had in. */
const FORMATS = {
  STEP: { mediaType: 'model/step', extension: 'step' },
  STL: { mediaType: 'model/stl', extension: 'stl' },
  GLB: { mediaType: 'model/gltf-binary', extension: 'glb' },
  '3MF': { mediaType: 'model/3mf', extension: '3mf' },
} as const

export type OutputFormat = keyof typeof FORMATS

export const outputFormats = Object.keys(FORMATS) as readonly OutputFormat[]

export const formatOf = (format: OutputFormat) => FORMATS[format]
