import { useEffect, useState } from 'react';

/** Long enough for a word, so that not every letter is a request. */
const PAUSE_MS = 500;

/** The value once it has not changed for a moment. */
export function useAfterPause<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
