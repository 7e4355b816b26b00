"use client";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>This page stumbled</h1>
      <p className="mt-3 max-w-prose">
        Something went wrong on our side, and it has been noted. What you had built in this browser is still here.
      </p>
      <button type="button" className="button mt-4" data-filled onClick={reset}>
        Try again
      </button>
    </section>
  );
}
