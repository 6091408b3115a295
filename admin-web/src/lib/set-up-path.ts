/** A step of the set-up: a page of the site, outside of the console's routes, which leads back to the console. */
export const setUpPath = (step: 'name' | 'email' | 'keys') => `/setup?step=${step}&from=console`;
