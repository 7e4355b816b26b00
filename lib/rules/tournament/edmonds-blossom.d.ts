declare module "edmonds-blossom-fixed" {
  /**
   * A matching of the greatest weight. `edges`: two vertices (from 0) and a weight. `largest`: of all matchings with the most edges. The answer
   * has for each vertex its partner, or -1.
   */
  function matching(edges: readonly (readonly [number, number, number])[], largest?: boolean): readonly number[];
  export = matching;
}
