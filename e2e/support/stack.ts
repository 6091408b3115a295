export const owner = { email: 'owner@paattu.example', password: 'Kanikonna-blooms-in-April' } as const;

export const captchaAnswer = 'ABC234';
