import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { setStatus } from '../../service/test/conformance/stored-jobs.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'
import { storeJobs } from './stored-jobs.ts'

const DAY_SECONDS = 24 * 3600
const dayBack = (days: number) => new Date(Date.now() - days * DAY_SECONDS * 1_000).toISOString().slice(0, 10)

suite('jobs', { skip: NO_BROWSER }, () => {
  let rig: Rig
  before(async () => {
    rig = await openRig()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  const customer = async () => {
    const account = await rig.service.createAccount()
    const { id: keyId } = await rig.service.createKey(account.accountId, 'workshop')
    return { ...account, keyId }
  }

  const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
  const links = (page: Page) => page.locator('tbody a.row-link')
  /** Waits until the list shows these prompts and no others, in this order. */
  const shows = async (page: Page, prompts: string[]) => {
    await page.waitForFunction(
      (wanted) =>
        JSON.stringify([...document.querySelectorAll('.job-prompt')].map((one) => one.textContent)) ===
        JSON.stringify(wanted),
      prompts,
    )
  }

  test('every filter narrows the list, stands in the address and survives a reload', async () => {
    const who = await customer()
    const { id: otherKey } = await rig.service.createKey(who.accountId, 'laptop')
    await storeJobs(rig.service, who, [
      { prompt: 'a failed bracket', status: 'failed', ageSeconds: 10 },
      { prompt: 'a waiting flange', ageSeconds: 20 },
      { prompt: 'a picture of a Flange', endpoint: 'image_to_cad', ageSeconds: 30 },
      { prompt: 'an old plate', ageSeconds: 5 * DAY_SECONDS },
    ])
    await storeJobs(rig.service, { ...who, keyId: otherKey }, [
      { prompt: 'a gear by another key', ageSeconds: 40 },
    ])
    const page = await rig.visit(who, '/jobs')
    await shows(page, [
      'a failed bracket',
      'a waiting flange',
      'a picture of a Flange',
      'a gear by another key',
      'an old plate',
    ])

    await page.getByLabel('Status').selectOption('Failed')
    await shows(page, ['a failed bracket'])
    await page.waitForURL('**/jobs?status=failed')
    await page.reload()
    await shows(page, ['a failed bracket'])
    assert.equal(await page.getByLabel('Status').inputValue(), 'failed')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.waitForURL('**/jobs')

    await page.getByLabel('Endpoint').selectOption('Image to CAD')
    await shows(page, ['a picture of a Flange'])
    await page.getByRole('button', { name: 'Clear' }).click()

    await page.getByLabel('API key').selectOption('laptop')
    await shows(page, ['a gear by another key'])
    await page.getByRole('button', { name: 'Clear' }).click()

    await page.getByLabel(/^Words of the prompt/).fill('flange')
    await shows(page, ['a waiting flange', 'a picture of a Flange'])
    await page.waitForURL('**/jobs?text=flange')
    await page.getByRole('button', { name: 'Clear' }).click()

    await page.getByLabel('To day, UTC').fill(dayBack(2))
    await shows(page, ['an old plate'])
    await page.getByLabel('From day, UTC').fill(dayBack(3))
    await page.getByText('No job fits these filters').waitFor()
    await page.getByRole('link', { name: 'Show all jobs' }).click()
    await links(page).nth(4).waitFor()
  })

  test('a link with several filters shows their jobs, and what it cannot mean is ignored', async () => {
    const who = await customer()
    await storeJobs(rig.service, who, [
      { prompt: 'a failed plate', status: 'failed', ageSeconds: 1 },
      { prompt: 'a failed cube', status: 'failed', ageSeconds: 2 },
      { prompt: 'a plate', ageSeconds: 3 },
    ])
    const page = await rig.visit(who, `/jobs?status=failed&text=plate&from=${dayBack(1)}&key=${who.keyId}`)
    await shows(page, ['a failed plate'])
    assert.equal(await page.getByLabel('API key').inputValue(), who.keyId)
    await page.goto(`${rig.service.url}/jobs?status=nonsense&from=yesterday&other=1`)
    await shows(page, ['a failed plate', 'a failed cube', 'a plate'])
    await page.waitForURL('**/jobs')
  })

  test('scrolling shows all of 60 jobs, each once, newest first', async () => {
    const who = await customer()
    const ids = await storeJobs(
      rig.service,
      who,
      Array.from({ length: 60 }, (_, place) => ({ prompt: `part ${place}`, ageSeconds: place * 60 })),
    )
    const page = await rig.visit(who, '/jobs')
    await links(page).first().waitFor()
    assert.ok((await links(page).count()) < ids.length)
    await page.waitForFunction((wanted) => {
      window.scrollTo(0, document.body.scrollHeight)
      return document.querySelectorAll('tbody a.row-link').length >= wanted
    }, ids.length)
    const shown = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    assert.deepEqual(
      shown,
      ids.map((id) => `/jobs/${id}`),
    )
    assert.equal(await page.getByRole('button', { name: 'Show more' }).count(), 0)
  })

  test('a job that ends and one that comes are seen without reloading', async () => {
    const who = await customer()
    const [waiting] = await storeJobs(rig.service, who, [{ prompt: 'a plate to wait for', ageSeconds: 5 }])
    const page = await rig.visit(who, '/jobs')
    await row(page, 'a plate to wait for').getByText('Queued').waitFor()
    await setStatus(rig, [{ id: String(waiting), status: 'success' }])
    await row(page, 'a plate to wait for').getByText('Done').waitFor()
    await storeJobs(rig.service, who, [{ prompt: 'the latest' }])
    await shows(page, ['the latest', 'a plate to wait for'])
  })

  test('a row leads to its job, also with the keyboard', async () => {
    const who = await customer()
    const [id] = await storeJobs(rig.service, who, [{ prompt: 'a plate', status: 'failed' }])
    const page = await rig.visit(who, '/jobs')
    // Anywhere in the row: its link lies over all of it.
    await row(page, 'a plate').getByText('Failed', { exact: true }).click({ force: true })
    await page.waitForURL(`**/jobs/${id}`)
    await page.goBack()
    await links(page).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/jobs/${id}`)
  })

  test('another account sees none of it', async () => {
    const who = await customer()
    await storeJobs(rig.service, who, [{ prompt: 'a secret part' }])
    const page = await rig.visit(await rig.service.createAccount(), '/jobs')
    await page.getByText('No jobs yet').waitFor()
  })
})
