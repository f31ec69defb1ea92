/** What a worker stores beside the output file, and how each is asked for. */

interface Extra {
  /** Its name in the storage, under the job's prefix. */
  file: string
  mediaType: string
  about: string
}

export const EXTRAS = {
  report: {
    file: 'report.json',
    mediaType: 'application/json',
    about: 'What was stated against what was measured, mass properties, assumptions, how each word was taken',
  },
  plan: {
    file: 'plan.json',
    mediaType: 'application/json',
    about: 'The design plan the part was built from',
  },
  'preview.svg': { file: 'preview.svg', mediaType: 'image/svg+xml', about: 'The drawing sheet' },
  'thumbnail.svg': {
    file: 'thumbnail.svg',
    mediaType: 'image/svg+xml',
    about: 'The isometric view alone, to tell parts apart by in a list',
  },
  'preview.glb': { file: 'preview.glb', mediaType: 'model/gltf-binary', about: 'A light mesh for display' },
} satisfies Record<string, Extra>
