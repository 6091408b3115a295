// @ts-check

/**
 * Resolves as jest does, then with the `import` condition, because ES-module-only packages export nothing to
 * `require`.
 * @param {string} request
 * @param {{ defaultResolver: (request: string, options: object) => string, conditions?: string[] }} options
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    try {
      return options.defaultResolver(request, {
        ...options,
        conditions: [...(options.conditions ?? []), 'import'],
      });
    } catch {
      throw error;
    }
  }
};
