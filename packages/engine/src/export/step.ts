/** STEP AP242 in millimetres: one product a part, one usage an instance, names and colours, exact surfaces. */
import type { TDF_Label } from 'replicad-opencascadejs'
import { EngineError } from '../errors.ts'
import type { Model, ModelPart } from '../kernel/model.ts'
import { isAtRest } from '../kernel/motion.ts'
import { toTransform } from '../kernel/move.ts'
import type { Occt, TopoDS_Shape } from '../kernel/occt.ts'
import { solidsOf, toCompound } from '../kernel/topology.ts'
import { finishStepText, nameMarker, type StepName } from './step-text.ts'

const FILE = 'model.step'
const MILLIMETRE_IN_METRES = 0.001
const AP242 = 5
/** Part ids are lower case, so this one is never taken. */
const ASSEMBLY_ID = 'Assembly'

export function writeStep(oc: Occt, model: Model, { time }: { time: Date }): Uint8Array {
  using format = extended(oc, 'BinXCAF')
  using document = new oc.TDocStd_Document(format)
  const names: StepName[] = []
  fillDocument(oc, document, model, names)
  const text = writeDocument(oc, document)
  return new TextEncoder().encode(finishStepText(text, names, { fileName: `${model.name}.step`, time }))
}

type OcctDocument = InstanceType<Occt['TDocStd_Document']>

function fillDocument(oc: Occt, document: OcctDocument, model: Model, names: StepName[]): void {
  oc.XCAFDoc_ShapeTool.SetAutoNaming(false)
  oc.XCAFDoc_DocumentTool.SetLengthUnit(document, MILLIMETRE_IN_METRES)
  using main = document.Main()
  using shapes = oc.XCAFDoc_DocumentTool.ShapeTool(main)
  const mark = (label: TDF_Label, name: StepName) => {
    using marker = extended(oc, nameMarker(names.push(name) - 1))
    using _attribute = oc.TDataStd_Name.Set(label, marker)
  }
  const addPart = (part: ModelPart): TDF_Label => {
    const label = shapes.AddShape(inPlace(oc, part.body.shape), false, true)
    mark(label, part)
    return label
  }

  const [only] = model.instances
  if (only && model.instances.length === 1 && isAtRest(only.motion)) {
    using _product = addPart(only.part)
    return
  }

  using root = shapes.NewShape()
  mark(root, { id: ASSEMBLY_ID, name: model.name })
  const products = new Map<ModelPart, TDF_Label>()
  for (const instance of model.instances) {
    let product = products.get(instance.part)
    if (!product) {
      product = addPart(instance.part)
      products.set(instance.part, product)
    }
    using transform = toTransform(oc, instance.motion)
    using location = new oc.TopLoc_Location(transform)
    using usage = shapes.AddComponent(root, product, location)
    mark(usage, instance)
  }
  for (const product of products.values()) product.delete()
  shapes.UpdateAssemblies()
}

/**
 * The same shape with every location worked into its geometry: the writer takes a located solid for an instance
 * of some other product, and invents that product.
 */
function inPlace(oc: Occt, shape: TopoDS_Shape): TopoDS_Shape {
  const solids = solidsOf(oc, shape)
  const located = (s: TopoDS_Shape) => {
    using location = s.Location()
    return !location.IsIdentity()
  }
  if (!located(shape) && !solids.some(located)) return shape
  const [first, ...others] = solids.map((solid) => {
    using location = solid.Location()
    using transform = location.Transformation()
    using nowhere = new oc.TopLoc_Location()
    using builder = new oc.BRepBuilderAPI_Transform(solid.Located(nowhere, false), transform, true, false)
    return builder.Shape()
  })
  return first && others.length === 0 ? first : toCompound(oc, first ? [first, ...others] : [])
}

function writeDocument(oc: Occt, document: OcctDocument): string {
  using session = new oc.XSControl_WorkSession()
  using writer = new oc.STEPCAFControl_Writer(session, false)
  using progress = new oc.Message_ProgressRange()
  writer.SetNameMode(true)
  oc.Interface_Static.SetIVal('write.step.assembly', 1)
  oc.Interface_Static.SetIVal('write.step.schema', AP242)
  try {
    if (!writer.Perform(document, FILE, progress))
      throw new EngineError('export_failed', 'the kernel could not write the STEP file')
    const bytes = oc.FS.readFile(FILE)
    oc.FS.unlink(FILE)
    return new TextDecoder().decode(bytes)
  } finally {
    // Deleting the writer alone leaks the whole model it wrote.
    using stepWriter = writer.ChangeWriter()
    using written = stepWriter.Model(false)
    written.Clear()
    clearSession(session)
  }
}

export function clearSession(session: InstanceType<Occt['XSControl_WorkSession']>): void {
  for (const kind of [1, 2, 3, 4, 5]) session.ClearData(kind)
  session.ClearFile()
  session.ClearContext()
}

const extended = (oc: Occt, text: string) => new oc.TCollection_ExtendedString(text, true)
