const replaced = new Map<string, PropertyDescriptor | undefined>();

/** Sets a global that Node.js may lack or read only, such as `localStorage`, until `unstubGlobals`. */
export function stubGlobal(name: string, value: unknown): void {
  if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value });
}

export function unstubGlobals(): void {
  for (const [name, descriptor] of replaced) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  replaced.clear();
}
