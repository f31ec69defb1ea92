/** Where a part is built: the kernel, the body so far, and what earlier features left for later ones. */
import type { Operation } from '../plan/solids.ts'
import type { Body } from './body.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'
import type { Strategy } from './strategy.ts'

/** What a volume feature makes: solids that are applied to the body in one list operation. */
export interface Volume {
  operation: Operation
  solids: TopoDS_Shape[]
}

export interface Site {
  oc: Occt
  strategy: Strategy
  /** The part so far; undefined before its first feature. */
  body: Body | undefined
  /** The volumes of the features built so far, by feature id: patterns and mirrors repeat them. */
  volumes: Map<string, Volume>
}
