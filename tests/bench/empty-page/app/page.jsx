"use client";

import { useState } from "react";

/** What a click costs where there is nothing to draw but a number. */
export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        More
      </button>
      <output>{count}</output>
    </main>
  );
}
