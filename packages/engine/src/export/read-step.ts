/** Reads a STEP file back with the kernel's own reader, as any CAD program would. */
import { EngineError } from '../errors.ts'
import { type Box, boxOf, volumeOf } from '../kernel/mass.ts'
import type { Occt } from '../kernel/occt.ts'
import { clearSession } from './step.ts'

const FILE = 'read-back.step'

export interface StepContent {
  volume: number
  /** Solids as placed: a part used twice counts twice. */
  solids: number
  box: Box | undefined
}

export function readStep(oc: Occt, bytes: Uint8Array): StepContent {
  oc.FS.writeFile(FILE, bytes)
  using reader = new oc.STEPControl_Reader()
  using progress = new oc.Message_ProgressRange()
  try {
    if (reader.ReadFile(FILE) !== oc.IFSelect_ReturnStatus.IFSelect_RetDone)
      throw new EngineError('export_failed', 'the STEP file could not be read back')
    reader.TransferRoots(progress)
    using shape = reader.OneShape()
    if (shape.IsNull()) return { volume: 0, solids: 0, box: undefined }
    using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_SOLID)
    let solids = 0
    for (; explorer.More(); explorer.Next()) solids++
    return { volume: volumeOf(oc, shape), solids, box: boxOf(oc, shape) }
  } finally {
    oc.FS.unlink(FILE)
    using session = reader.WS()
    // There is no model when the file could not be read, whatever the kernel's types say.
    using model = reader.Model() as ReturnType<typeof reader.Model> | null
    model?.Clear()
    clearSession(session)
  }
}
