// @ts-check
import { createRequire } from 'node:module';

/** @type {typeof import('jest-runner')} */
const { default: TestRunner } = createRequire(import.meta.url)('jest-runner');

/** jest gives each runner processes of its own: those of component tests have a DOM, which others must not find. */
export default class PagesRunner extends TestRunner {}
