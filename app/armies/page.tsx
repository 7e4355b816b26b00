import type { Metadata } from "next";
import { readyArmies } from "@/lib/server/ready-armies";
import { KeptDrafts } from "../_components/kept-drafts";
import { ReadyArmies } from "../_components/ready-armies";

export const metadata: Metadata = { title: "Armies" };

export default function ArmiesPage() {
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>Armies</h1>
      <p className="mt-2 max-w-prose text-soft">
        Ready to march. Open one, change what you like: it is judged as you go, and your version stays in this browser.
      </p>
      <div className="mt-6">
        <KeptDrafts />
      </div>
      <p className="eyebrow">Ready to march</p>
      <ReadyArmies armies={readyArmies()} />
    </div>
  );
}
