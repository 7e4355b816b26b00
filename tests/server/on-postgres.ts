import { inject } from "vitest";

// Before any file reads it.
process.env.TEST_POSTGRES = inject("cluster");
