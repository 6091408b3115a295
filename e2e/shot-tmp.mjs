import { chromium } from 'playwright-core';
import pg from 'pg';
const B='http://localhost:4200';
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-quic']});
const shot = async (name, path, {width=1280,height=900,dark=false,full=false,act}={}) => {
  const ctx = await browser.newContext({viewport:{width,height},colorScheme:dark?'dark':'light',reducedMotion:'reduce'});
  const page = await ctx.newPage();
  page.on('pageerror', e=>console.log(name,'PAGEERROR',e.message));
  page.on('console', m=>m.type()==='error'&&console.log(name,'CONSOLE',m.text()));
  await page.goto(B+path); await page.waitForTimeout(1500);
  if (act) { try { await act(page); } catch(e) { console.log(name, 'ACT', e.message.split('\n')[0]); } await page.waitForTimeout(800);}
  const w = await page.evaluate(()=>document.documentElement.scrollWidth);
  if (w>width) console.log(name,'SIDEWAYS',w);
  await page.screenshot({path:`/tmp/x/${name}.png`, fullPage:full});
  await ctx.close();
};
const which = process.argv[2] ?? 'all';
const all = {
 vote1280: ()=>shot('vote1280','/vote'),
 vote360: ()=>shot('vote360','/ml/vote',{width:320,height:800,dark:true,full:true}),
 ask360: ()=>shot('ask360','/vote',{width:320,height:800,act:async p=>{await p.getByRole('button',{name:/^Vote for/}).first().click();}}),
 sent: ()=>shot('sent','/vote#'+(process.argv[3]??''),{act:async p=>{await p.getByRole('button',{name:/^Vote for/}).first().click(); await p.getByLabel('Email').fill('shot'+Date.now()+'@visitor.example'); await p.getByLabel('I am 18').check(); await p.getByRole('button',{name:'Send me the link'}).click(); await p.getByText('Look into your mailbox').waitFor({timeout:15000});}}),
 home: ()=>shot('home','/'),
 entries: ()=>shot('entries','/entries'),
};
for (const [k,f] of Object.entries(all)) if (which==='all'||which.split(',').includes(k)) await f();
await browser.close();
