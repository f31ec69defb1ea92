/** Extension → media type, for a disk keeps no types. The CAD formats agree with the engine's exports. */
const MEDIA_TYPES: Record<string, string> = {
  step: 'model/step',
  stl: 'model/stl',
  glb: 'model/gltf-binary',
  '3mf': 'model/3mf',
  svg: 'image/svg+xml',
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

export function mediaTypeOf(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const known = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined
  return known ?? 'application/octet-stream'
}
