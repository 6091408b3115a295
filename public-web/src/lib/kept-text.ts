import { useSyncExternalStore } from 'react';
import { attempt } from './attempt';

/** The text that a visitor has entered in a form. This tab keeps it while the visitor reads another page, and for a reload. */
export interface KeptText<Text> {
  get(): Text;
  change(part: Partial<Text>): void;
  subscribe(listener: () => void): () => void;
  /** What the server renders. */
  empty: Text;
}

export function keptText<Text extends Record<string, string>>(key: string, empty: Text): KeptText<Text> {
  const listeners = new Set<() => void>();
  /** Null until the first read. The server, whose module all visitors share, never reads it. */
  let text: Text | null = null;

  function stored(): Text {
    const found = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    const valueOf = (field: string): unknown =>
      typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined;
    const fields = Object.keys(empty).map((field) => [field, valueOf(field)] as const);
    const texts = Object.fromEntries(
      fields.filter(([, value]) => typeof value === 'string'),
    ) as Partial<Text>;
    return { ...empty, ...texts };
  }

  function get(): Text {
    return (text ??= stored());
  }

  return {
    get,
    empty,
    change(part) {
      const next = { ...get(), ...part };
      text = next;
      attempt(() => {
        if (Object.values(next).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(next));
        else sessionStorage.removeItem(key);
      });
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useKeptText<Text>({ subscribe, get, empty }: KeptText<Text>): Text {
  return useSyncExternalStore(subscribe, get, () => empty);
}
