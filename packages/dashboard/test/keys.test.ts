import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'

suite('API keys', { skip: NO_BROWSER }, () => {
  let rig: Rig
  before(async () => {
    rig = await openRig()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  const statusWith = async (apiKey: string): Promise<number> => {
    const answer = await fetch(`${rig.service.url}/v1/jobs`, {
      headers: { authorization: `Bearer ${apiKey}` },
    })
    await answer.body?.cancel()
    return answer.status
  }

  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

  const choose = async (page: Page, name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('button', { name: action, exact: true }).click()
  }

  /** What stands in the box under a heading of the dialog. */
  const secret = async (page: Page, label: string) => {
    const box = page.getByRole('dialog').locator('.shown-once-secret').filter({ hasText: label })
    return (await box.getByRole('code').textContent()) ?? ''
  }

  const create = async (page: Page, name: string): Promise<string> => {
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('button', { name: 'Create key' }).click()
    return secret(page, 'API key')
  }

  test('a key is shown once, works at once, and its requests are counted', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/keys')
    const apiKey = await create(page, 'Laser cutter')
    assert.match(apiKey, /^svc_/)
    assert.match(await secret(page, 'Webhook signing secret'), /^whsec_/)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await row(page, 'Laser cutter').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.ok(!(await page.content()).includes(apiKey))

    assert.equal(await statusWith(apiKey), 200)
    assert.equal(await statusWith(apiKey), 200)
    await page.reload()
    const figures = row(page, 'Laser cutter').getByRole('cell')
    await row(page, 'Laser cutter').getByText('just now').first().waitFor()
    assert.equal(await figures.nth(3).textContent(), '2')
    assert.ok(!(await page.content()).includes(apiKey))
  })

  test('a key that was renamed keeps working', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/keys')
    const apiKey = await create(page, 'Old name')
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await choose(page, 'Old name', 'Rename')
    await page.getByRole('textbox', { name: 'Name' }).fill('New name')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await row(page, 'New name').waitFor()
    assert.equal(await row(page, 'Old name').count(), 0)
    assert.equal(await statusWith(apiKey), 200)
  })

  test('a rotated signing secret is a new one, shown once', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/keys')
    await create(page, 'Signer')
    const before = await secret(page, 'Webhook signing secret')
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await choose(page, 'Signer', 'Rotate signing secret')
    await page.getByRole('button', { name: 'Rotate secret' }).click()
    await page.getByRole('heading', { name: 'New signing secret' }).waitFor()
    const rotated = await secret(page, 'Webhook signing secret')
    assert.match(rotated, /^whsec_/)
    assert.notEqual(rotated, before)
    await page.getByRole('button', { name: 'I have kept it' }).click()
    assert.ok(!(await page.content()).includes(rotated))
  })

  test('a key is revoked only after its name was typed, and is then refused', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/keys')
    const apiKey = await create(page, 'Leaked')
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await choose(page, 'Leaked', 'Revoke')
    const confirm = page.getByRole('button', { name: 'Revoke key' })
    assert.ok(await confirm.isDisabled())
    await page.getByLabel(/^Type/).fill('leaked')
    assert.ok(await confirm.isDisabled())
    assert.equal(await statusWith(apiKey), 200)
    await page.getByLabel(/^Type/).fill('Leaked')
    await confirm.click()
    await page.getByText('1 revoked key').waitFor()
    assert.equal(await statusWith(apiKey), 401)
    assert.ok(await row(page, 'Leaked').isHidden())
    await page.getByText('1 revoked key').click()
    assert.ok(await row(page, 'Leaked').isVisible())
  })

  test('Escape closes a dialog and gives the focus back', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/keys')
    const button = page.getByRole('button', { name: 'New key' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('typed into the first field')
    assert.equal(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'typed into the first field')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.ok(await button.evaluate((element) => element === document.activeElement))
  })

  test('the key of the dashboard itself cannot be changed', async () => {
    const account = await rig.service.createAccount()
    const page = await rig.visit(account, '/keys')
    await page.evaluate(() =>
      fetch('dashboard/jobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'a cube 10 mm', designMode: 'standard', outputFormat: 'STEP' }),
      }),
    )
    await page.reload()
    const own = page.getByRole('row').filter({ hasText: 'This dashboard' })
    await own.waitFor()
    assert.equal(await own.getByRole('button').count(), 0)
  })
})
