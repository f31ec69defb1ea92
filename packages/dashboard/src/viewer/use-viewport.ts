/** Loads three.js and the part side by side, draws the part on the canvas, and gives everything back at the end. */
import { useCallback, useEffect, useState } from 'react'
import type { ModelSummary, Viewport } from './scene/viewport.ts'

export interface ViewerFault {
  kind: 'no-webgl' | 'no-part'
  message: string
}

export function useViewport(canvas: HTMLCanvasElement | null, glbUrl: string) {
  const [viewport, setViewport] = useState<Viewport>()
  const [bytes, setBytes] = useState<ArrayBuffer>()
  const [model, setModel] = useState<ModelSummary>()
  const [fault, setFault] = useState<ViewerFault>()
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!canvas) return
    if (!hasWebGl()) return setFault({ kind: 'no-webgl', message: 'WebGL is missing' })
    let opened: Viewport | undefined
    let gone = false
    const open = async () => {
      const scene = await import('./scene/viewport.ts').catch(() => undefined)
      if (gone) return
      if (!scene) {
        setFault({ kind: 'no-part', message: 'the 3D view could not be loaded' })
        return
      }
      try {
        opened = new scene.Viewport(canvas)
        setViewport(opened)
      } catch (error) {
        setFault({ kind: 'no-webgl', message: messageOf(error) })
      }
    }
    void open()
    return () => {
      gone = true
      opened?.dispose()
      setViewport(undefined)
      setModel(undefined)
    }
  }, [canvas])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the same address again.
  useEffect(() => {
    const stop = new AbortController()
    setBytes(undefined)
    setModel(undefined)
    setFault((before) => (before?.kind === 'no-webgl' ? before : undefined))
    fetchBytes(glbUrl, stop.signal).then(setBytes, (error: unknown) => {
      if (!stop.signal.aborted) setFault({ kind: 'no-part', message: messageOf(error) })
    })
    return () => stop.abort()
  }, [glbUrl, tries])

  useEffect(() => {
    if (!viewport || !bytes) return
    try {
      setModel(viewport.load(bytes))
    } catch (error) {
      setFault({ kind: 'no-part', message: messageOf(error) })
    }
  }, [viewport, bytes])

  useEffect(() => {
    if (!viewport) return
    const retheme = () => viewport.retheme()
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    const observer = new MutationObserver(retheme)
    scheme.addEventListener('change', retheme)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      scheme.removeEventListener('change', retheme)
      observer.disconnect()
    }
  }, [viewport])

  return { viewport, model, fault, retry: useCallback(() => setTries((before) => before + 1), []) }
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => ({}))) as { message?: string }
    throw new Error(refusal.message ?? `the service answered ${answer.status}`)
  }
  return answer.arrayBuffer()
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function hasWebGl(): boolean {
  try {
    const probe = document.createElement('canvas').getContext('webgl2')
    probe?.getExtension('WEBGL_lose_context')?.loseContext()
    return probe !== null
  } catch {
    return false
  }
}
