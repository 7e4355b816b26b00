/** Runs before anything of a page. Zod would try whether it may evaluate text as code, which our policy refuses and reports. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
