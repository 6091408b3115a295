const firstPort = Number(process.env.E2E_PORT ?? 4700);

/** Beside each other, so that one variable moves them all. */
export const ports = {
  site: firstPort,
  /** The whole product once more, whose console takes its pages from `pagesHost`. */
  splitSite: firstPort + 1,
  pagesHost: firstPort + 2,
  youtube: firstPort + 3,
} as const;

export const originOf = (port: number) => `http://localhost:${port}`;

export const owner = { email: 'owner@paattu.example', password: 'Kanikonna-blooms-in-April' } as const;

export const captchaAnswer = 'ABC234';
