import { DomainError } from '../errors/domain-error.js';
import { findNameError } from './names.js';

/** Far deeper than any valid body. Recursive code that reads the value cannot run out of stack. */
const MAX_DEPTH = 20;
/** Half of a pair of UTF-16 code units. */
const HALF_CHARACTER = /\p{Surrogate}/u;
/** The names and elements of a body. Validation of many unknown names takes seconds, and its response lists them. */
const MAX_VALUES = 300;

/**
 * Parses a JSON body. Rejects prototype names, half characters, which PostgreSQL cannot store, and bodies that are
 * nested too deep or have too many values.
 */
export function readJson(text: string): unknown {
  const value = parse(text);
  check(value, 0, { left: MAX_VALUES });
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('BAD_REQUEST');
  }
}

function check(value: unknown, depth: number, values: { left: number }): void {
  if (typeof value === 'string' && HALF_CHARACTER.test(value)) throw new DomainError('BAD_REQUEST');
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw new DomainError('BAD_REQUEST');
  const inner = Object.entries(value);
  values.left -= inner.length;
  if (values.left < 0) throw new DomainError('BAD_REQUEST');
  for (const [name, innerValue] of inner) {
    const error = findNameError(name);
    if (error) throw new DomainError('VALIDATION_FAILED', { message: error.message, details: [error] });
    check(innerValue, depth + 1, values);
  }
}
