/** `GET /docs`: a quick start whose examples run when pasted, and the reference, made from the OpenAPI document. */
import type { Api } from '../app.ts'
import { serveAsset } from '../pages/assets.ts'
import { type Html, html } from '../pages/html.ts'
import { codeBlock, type Page, sendPage } from '../pages/layout.ts'
import { pageHeaders } from '../security-headers.ts'
import { examples, type Language, languages, type Step, steps } from './examples.ts'
import { WEBHOOK_HEADERS } from './webhook.ts'

const OWN_FILES = ['docs.css', 'docs.js']
/** Swagger UI comes with this package; everything is served from here, nothing from another host. */
const SWAGGER_UI_FILES = ['swagger-ui-bundle.js', 'swagger-ui.css']

export async function docsPage(app: Api, { baseUrl }: { baseUrl: () => string }): Promise<void> {
  for (const name of OWN_FILES) serveAsset(app, `/docs/${name}`, new URL(`assets/${name}`, import.meta.url))
  for (const name of SWAGGER_UI_FILES) {
    serveAsset(app, `/docs/${name}`, new URL(import.meta.resolve(`@fastify/swagger-ui/static/${name}`)))
  }
  const page = { schema: { hide: true }, ...pageHeaders }
  app.get('/docs', page, (_, reply) => sendPage(reply, documentation(baseUrl())))
  // Links of the page are relative to an address without the slash.
  app.get('/docs/', page, (_, reply) => reply.redirect('../docs', 308))
}

const STEPS: Record<Step, { title: string; about: Html }> = {
  submit: {
    title: 'Submit',
    about: html`Say what the part is and give its sizes; millimetres unless you say otherwise. The answer, 202, comes at
once with a <code>job_id</code>. <code>design_mode</code> is <code>standard</code>, <code>pro</code> or
<code>assembly</code>; <code>output_format</code> is <code>STEP</code>, <code>STL</code>, <code>GLB</code> or <code>3MF</code>.`,
  },
  poll: {
    title: 'Poll',
    about: html`Ask every 5 seconds for the first 30, then every 15, until <code>status</code> is <code>success</code> or
<code>failed</code>. A failed job says why in <code>error_message</code>: which words were not understood, or which
dimension the solid could not meet.`,
  },
  download: {
    title: 'Download',
    about: html`<code>download_url</code> needs no API key and works until <code>expires_at</code>. Take it from the latest
answer: each one is signed anew.`,
  },
  list: {
    title: 'List',
    about: html`Your jobs, newest first. Go on with <code>next_cursor</code> until it is absent.`,
  },
  repeat: {
    title: 'Repeat safely',
    about: html`When the network fails, you cannot know whether a submission arrived. Send it again with the same
<code>Idempotency-Key</code>: it gives the same job and is charged once. Use a new key for each new part.`,
  },
}

const documentation = (baseUrl: string): Page => {
  const code = examples(baseUrl)
  const example = (step: Step, language: Language) => html`<div class="example" data-language="${language}">
<h4>${languages[language]}</h4>
${codeBlock(code[step][language], html`data-step="${step}" data-language="${language}"`)}
</div>`
  const names = Object.keys(languages) as Language[]
  return {
    title: 'Cadwright docs',
    styles: ['docs/swagger-ui.css', 'docs/docs.css'],
    scripts: ['docs/swagger-ui-bundle.js', 'docs/docs.js'],
    main: html`<h1>Quick start</h1>
<p class="lead">Submit a sentence, poll the job, download the file. The examples of a language run when pasted one
after the other.</p>
<p>They expect an API key in <code>CADWRIGHT_KEY</code>:</p>
${codeBlock('export CADWRIGHT_KEY=svc_pub_…')}
<div class="languages" role="group" aria-label="Language of the examples" hidden>
${names.map((name) => html`<button type="button" data-language="${name}" aria-pressed="false">${languages[name]}</button>`)}
</div>
${steps.map(
  (step, index) => html`<section id="${step}">
<h2>${index + 1}. ${STEPS[step].title}</h2>
<p>${STEPS[step].about}</p>
${names.map((name) => example(step, name))}
</section>`,
)}
<section id="webhooks">
<h2>${steps.length + 1}. Or be told</h2>
<p>Give a <code>callback_url</code> (https) with a submission, and the finished job is posted there, up to five times until
you answer with a 2xx. Each post is signed with the signing secret that was shown with your API key:</p>
<table>
<thead><tr><th scope="col">Header</th><th scope="col">What it holds</th></tr></thead>
<tbody>${WEBHOOK_HEADERS.map(({ name, holds }) => html`<tr><th scope="row"><code>${name}</code></th><td>${holds}</td></tr>`)}</tbody>
</table>
<p>Believe a post only after you have computed the signature over the bytes as they came, before any parsing, and compared
the two in constant time. <code>verifyWebhook</code> of <code>@cadwright/client</code> does all of it;
<code>npx cadwright webhook listen</code> is a receiver to try it with.</p>
</section>
<h2 id="reference">Reference</h2>
<p>Every request, field and refusal. <b>Authorize</b> takes your API key, <b>Try it out</b> sends real requests to this
service. The same for machines: <a href="openapi.json">openapi.json</a>.</p>
<noscript><p>The reference needs JavaScript; <a href="openapi.json">openapi.json</a> holds all of it.</p></noscript>
<div id="swagger-ui"></div>`,
  }
}
