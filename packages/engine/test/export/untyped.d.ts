/** What the tests use of packages that come without types. */
declare module 'gltf-validator' {
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: { numErrors: number; numWarnings: number; messages: { code: string; message: string }[] }
  }>
}

declare module 'occt-import-js' {
  interface ImportedNode {
    name: string
    meshes: number[]
    children: ImportedNode[]
  }
  interface Importer {
    ReadStepFile(
      bytes: Uint8Array,
      parameters: null,
    ): { success: boolean; root: ImportedNode; meshes: { name: string; color: [number, number, number] }[] }
  }
  // biome-ignore lint/style/noDefaultExport: the package has only a default export.
  export default function open(): Promise<Importer>
}

declare module '@3mfconsortium/lib3mf' {
  interface Reader {
    SetStrictModeActive(active: boolean): void
    ReadFromFile(path: string): void
    GetWarningCount(): number
  }
  interface MeshObjects {
    MoveNext(): boolean
    GetCurrentMeshObject(): { GetName(): string; IsManifoldAndOriented(): boolean }
  }
  interface Model {
    QueryReader(kind: string): Reader
    GetMeshObjects(): MeshObjects
    GetBuildItems(): { Count(): bigint }
  }
  interface Library {
    FS: { writeFile(path: string, bytes: Uint8Array): void }
    CWrapper: new () => { CreateModel(): Model }
  }
  // biome-ignore lint/style/noDefaultExport: the package has only a default export.
  export default function open(): Promise<Library>
}
