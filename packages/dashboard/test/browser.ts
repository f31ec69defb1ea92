/** A real browser to drive, where the machine has one. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Nothing but the page: no updates, no synchronisation, and WebGL without a graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM']
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...(named ? [named] : []), ...places].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const executablePath = findBrowser()

/** For the `skip` of a test: false, or why it is. */
export const NO_BROWSER: string | false = executablePath
  ? false
  : 'there is no Chromium or Chrome here; name one with CHROMIUM=/path/to/it'

export async function openBrowser(): Promise<Browser> {
  if (!executablePath) throw new Error(String(NO_BROWSER))
  return chromium.launch({ executablePath, args: FLAGS })
}
