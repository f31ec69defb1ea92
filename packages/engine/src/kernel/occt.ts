/** Boots the OCCT kernel (WebAssembly) in the current thread. One instance a thread: replicad keeps it as a global. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { setOC } from 'replicad'
import init, { type OpenCascadeInstance } from 'replicad-opencascadejs'
import { capMemory } from './memory-cap.ts'

export type Occt = OpenCascadeInstance
export type {
  TopoDS_Edge,
  TopoDS_Face,
  TopoDS_Shape,
  TopoDS_Solid,
  TopoDS_Wire,
} from 'replicad-opencascadejs'

export interface Kernel {
  oc: Occt
  /** The size of the wasm heap, which only ever grows. */
  heapBytes: () => number
}

/**
 * How much a kernel function must have run before the optimising compiler takes it up, in V8's own measure. At V8's
 * usual 13 million it compiles thousands of functions in the first seconds, among them giants of the STEP reader that take
 * seconds each: jobs wait for the cores, and so does the end of the process. At this value, which is about the largest it
 * takes, a short run never gets there, and a long one takes up its inner loops one by one.
 */
const TIERING_BUDGET = 2_000_000_000

/** Compiles the kernel once; the module, with what is compiled of it later, is then shared by every worker thread. */
export async function compileKernel(maximumHeapBytes: number): Promise<WebAssembly.Module> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`)
  const bytes = await readFile(fileURLToPath(import.meta.resolve('replicad-opencascadejs/wasm')))
  return WebAssembly.compile(capMemory(bytes, maximumHeapBytes))
}

export async function bootKernel(module: WebAssembly.Module): Promise<Kernel> {
  let memory: WebAssembly.Memory | undefined
  const oc = await init({
    // The STEP writer reports its progress on stdout, which belongs to the program.
    print() {},
    printErr() {},
    instantiateWasm(imports: WebAssembly.Imports, done: (i: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      memory = Object.values(instance.exports).find((e) => e instanceof WebAssembly.Memory)
      done(instance)
      return instance.exports
    },
  })
  setOC(oc)
  releaseBooleansOnDelete(oc)
  return { oc, heapBytes: () => memory?.buffer.byteLength ?? 0 }
}

/** A boolean builder frees what it holds only when cleared; deleting it alone leaks its whole data structure. */
function releaseBooleansOnDelete(oc: Occt): void {
  for (const name of [
    'BRepAlgoAPI_Cut',
    'BRepAlgoAPI_Fuse',
    'BRepAlgoAPI_Common',
    'BRepAlgoAPI_Section',
    'BRepAlgoAPI_Splitter',
  ] as const) {
    const { prototype } = oc[name]
    const plainDelete = prototype.delete
    prototype.delete = function (this: InstanceType<(typeof oc)[typeof name]>) {
      this.Clear()
      plainDelete.call(this)
    }
  }
}
