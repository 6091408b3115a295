import { isDeepStrictEqual } from 'node:util';
import type { Browser } from '@playwright/test';
import { publicPages } from '../support/screens.js';
import { expect, test } from '../support/test.js';
import { type Control, controlsOf, press, textFieldsOf, typeInto } from './controls.js';
import { type Condition, conditions, describe, Load, MOMENTS, type Scene } from './loads.js';
import { type Outcome, OutcomeRecorder } from './outcome.js';

/*
 * Each control is pressed at twenty moments of a load, in turns by visitors who are signed in or not and on devices of
 * three speeds. A press during the load must have the same outcome as the same press after it.
 */

const SETTLES_WITHIN_MS = 30_000;
const QUIET_MS = 500;
/** Every field takes these characters as they are; that of the captcha takes six. */
const TYPED = 'MEERA2';

/** The scene in which the controls of the top bar and the footer are pressed. */
const FRAME: Scene = { path: '/songs' };

const scenes: Scene[] = [
  FRAME,
  ...publicPages.filter(({ path }) => path !== FRAME.path).map(({ path }) => ({ path })),
  { path: '/songs/small-moon' },
  { path: '/songs?filter=favorites' },
  { path: '/auth?mode=signup' },
  { path: '/auth?mode=forgot' },
  { path: '/songs', playing: true },
];

interface Subject {
  browser: Browser;
  baseURL: string;
  scene: Scene;
}

/** @returns the controls and fields of the loaded page, and the duration of a load */
async function lookAt({ browser, baseURL, scene }: Subject, condition: Condition) {
  const load = await Load.prepare(browser, baseURL, scene, condition);
  await load.start();
  const loadMs = await load.ready();
  await load.page.waitForLoadState('networkidle');
  const controls = await controlsOf(load.page, { frame: scene === FRAME });
  const fields = await textFieldsOf(load.page);
  await load.close();
  return { controls, fields, loadMs };
}

/** The outcome of the press after the load. */
async function outcomeAtRest(
  { browser, baseURL, scene }: Subject,
  control: Control,
  signedIn: boolean,
): Promise<Outcome> {
  const load = await Load.prepare(browser, baseURL, scene, { signedIn, cpu: 1 });
  await load.start();
  await load.ready();
  await load.page.waitForLoadState('networkidle');
  const recorder = new OutcomeRecorder(load.page);
  await press(load.page, control);
  await load.page.waitForTimeout(QUIET_MS);
  await load.page.waitForLoadState('networkidle');
  await load.page.waitForTimeout(QUIET_MS);
  const outcome = await recorder.outcome();
  await load.close();
  return outcome;
}

/** Presses at a moment of a load. @returns null, or the outcome if it is not the expected one */
async function pressDuring(
  { browser, baseURL, scene }: Subject,
  control: Control,
  condition: Condition,
  { moment, loadMs, wanted }: { moment: number; loadMs: number; wanted: Outcome },
): Promise<Outcome | undefined | null> {
  const load = await Load.prepare(browser, baseURL, scene, condition);
  try {
    const recorder = new OutcomeRecorder(load.page);
    await load.start();
    await load.reach(moment, loadMs);
    await press(load.page, control);
    const deadline = Date.now() + SETTLES_WITHIN_MS;
    // A page that is just being left has no outcome.
    const read = () => recorder.outcome().catch(() => undefined);
    while (!isDeepStrictEqual(await read(), wanted) && Date.now() < deadline)
      await load.page.waitForTimeout(QUIET_MS / 5);
    // A second request would come soon after the first.
    await load.page.waitForLoadState('networkidle');
    const outcome = await read();
    return isDeepStrictEqual(outcome, wanted) ? null : outcome;
  } finally {
    await load.close();
  }
}

const visitors = [
  { visitor: 'signed out', signedIn: false },
  { visitor: 'signed in', signedIn: true },
];

for (const { scene, visitor, signedIn } of scenes.flatMap((scene) =>
  visitors.map((one) => ({ scene, ...one })),
)) {
  const name = `${scene.path}${scene.playing ? ' with a song in the player' : ''}, ${visitor}`;

  test(`a press of any control while ${name}, loads happens once`, async ({ browser, product }) => {
    const subject = { browser, baseURL: product.origin, scene };
    const own = conditions.filter((condition) => condition.signedIn === signedIn);
    const looks = new Map<Condition, Awaited<ReturnType<typeof lookAt>>>();
    for (const condition of own) looks.set(condition, await lookAt(subject, condition));
    const controls = looks.get(own[0] as Condition)?.controls ?? [];
    const failures: unknown[] = [];
    for (const [index, control] of controls.entries()) {
      const wanted = await outcomeAtRest(subject, control, signedIn);
      console.log(`${name}: ${control.kind} '${control.name}' ${JSON.stringify(wanted)}`);
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        const condition = own[(moment + index) % own.length] as Condition;
        const loadMs = looks.get(condition)?.loadMs ?? 0;
        const got = await pressDuring(subject, control, condition, { moment, loadMs, wanted });
        if (got === null) continue;
        failures.push({ control, moment, condition: describe(condition), wanted, got });
        console.log(`${name}: FAILED ${JSON.stringify(failures.at(-1))}`);
      }
    }
    console.log(`${name}: ${controls.length} controls, ${failures.length} failures`);
    expect(controls).not.toEqual([]);
    expect(failures).toEqual([]);
  });
}

for (const scene of scenes) {
  if (scene.playing) continue;

  test(`keys typed into any field while ${scene.path} loads stay there`, async ({ browser, product }) => {
    const subject = { browser, baseURL: product.origin, scene };
    const failures: unknown[] = [];
    const looks = new Map<Condition, Awaited<ReturnType<typeof lookAt>>>();
    for (const condition of conditions) looks.set(condition, await lookAt(subject, condition));
    const fieldsIn = (condition: Condition) => looks.get(condition)?.fields ?? [];
    const fields = [...new Set(conditions.flatMap(fieldsIn))];
    for (const [index, field] of fields.entries()) {
      // A page may have other fields for signed-in visitors.
      const own = conditions.filter((condition) => fieldsIn(condition).includes(field));
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        const condition = own[(moment + index) % own.length] as Condition;
        const load = await Load.prepare(browser, product.origin, scene, condition);
        await load.start();
        await load.reach(moment, looks.get(condition)?.loadMs ?? 0);
        await typeInto(load.page, field, TYPED);
        await load.ready();
        await load.page.waitForLoadState('networkidle');
        const got = await load.page.locator(`[id="${field}"]`).inputValue();
        await load.close();
        if (got === TYPED) continue;
        failures.push({ field, moment, condition: describe(condition), got });
        console.log(scene.path, JSON.stringify(failures.at(-1)));
      }
    }
    console.log(`${scene.path}: ${fields.length} fields, ${failures.length} failures`);
    expect(failures).toEqual([]);
  });
}
