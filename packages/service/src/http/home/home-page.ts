/** What somebody sees who opens the service's address in a browser. */
import { OWNER_EMAIL } from '../../accounts/accounts.ts'
import { EXAMPLE_PROMPT, firstRequest } from '../docs/examples.ts'
import { html } from '../pages/html.ts'
import { codeBlock, type Page } from '../pages/layout.ts'
import { plateDrawing } from './drawing.ts'

export const homePage = (baseUrl: string): Page => ({
  title: 'Cadwright: a sentence in, a CAD file out',
  main: html`<div class="hero">
<div>
<h1>A sentence in, a CAD file out.</h1>
<p class="lead"><strong>Verified or refused.</strong> Every dimension you state is measured on the finished solid before
a job succeeds. What could not be understood is named in a clear failure, never guessed.</p>
<div class="actions"><a class="button" href="sign-in">Open the dashboard</a><a class="button second" href="docs">Read the docs</a></div>
</div>
<figure class="drawing">
${plateDrawing}
<figcaption>“${EXAMPLE_PROMPT}”</figcaption>
</figure>
</div>

<h2>Your first request</h2>
<p>Paste this where <code>CADWRIGHT_KEY</code> holds an API key. The first start of the service printed one;
<code>npx cadwright key create --account ${OWNER_EMAIL}</code> makes another.</p>
${codeBlock(firstRequest(baseUrl), html`id="first-request"`)}
<p>It answers at once with a <code>job_id</code>. <a href="docs">The quick start</a> goes on from there, in curl,
TypeScript and Python.</p>

<h2>How it works</h2>
<ol class="steps">
<li><b>Submit</b>Say what the part is, with its sizes. You get a job at once.</li>
<li><b>Wait</b>Poll the job, or give a <code>callback_url</code> and be told. Most parts take seconds.</li>
<li><b>Download</b>A signed link gives STEP, STL, GLB or 3MF, with a report of every dimension measured.</li>
</ol>`,
})
