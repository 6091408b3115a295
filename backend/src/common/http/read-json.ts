import { DomainError } from '../errors/domain-error.js';
import { findNameError } from './names.js';

/** Far deeper than any valid body. Recursive code that reads the value cannot run out of stack. */
const MAX_DEPTH = 20;

/** Parses a JSON body. Rejects prototype names and bodies that are nested too deep. */
export function readJson(text: string): unknown {
  const value = parse(text);
  check(value, 0);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('BAD_REQUEST');
  }
}

function check(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw new DomainError('BAD_REQUEST');
  for (const [name, inner] of Object.entries(value)) {
    const error = findNameError(name);
    if (error) throw new DomainError('VALIDATION_FAILED', { message: error.message, details: [error] });
    check(inner, depth + 1);
  }
}
